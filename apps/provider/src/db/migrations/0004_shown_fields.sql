-- Fields of articles that pages only show. The former columns stay for a provider of the former version, which may run
-- beside this one; the next version drops them.
alter table article_bodies add column shown jsonb not null default '{}';
update article_bodies set shown = jsonb_build_object('download', articles.is_download, 'recombeeId', articles.recombee_id)
  from articles where articles.id = article_bodies.article_id and (articles.is_download or articles.recombee_id is not null);
