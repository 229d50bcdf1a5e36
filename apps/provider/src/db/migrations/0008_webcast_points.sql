alter table webcasts add column need_to_know text[] not null default '{}';
