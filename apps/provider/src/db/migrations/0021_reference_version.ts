import { statements } from './statements.ts';

const referenceTables = ['sites', 'categories'] as const;

/**
 * A version of the sites and categories, so that providers can cache them: every statement that changes one of them
 * increments it in the same transaction.
 */
export const referenceVersion = statements(
  [
    'create table reference_version (single boolean primary key default true check (single), version bigint not null)',
    'insert into reference_version (version) values (1)',
    `create function increment_reference_version() returns trigger language plpgsql as $$
      begin
        update reference_version set version = version + 1;
        return null;
      end $$`,
    ...referenceTables.map(
      (table) =>
        `create trigger increment_reference_version after insert or update or delete or truncate on ${table}
          for each statement execute function increment_reference_version()`,
    ),
  ],
  [
    ...referenceTables.map((table) => `drop trigger increment_reference_version on ${table}`),
    'drop function increment_reference_version',
    'drop table reference_version',
  ],
);
