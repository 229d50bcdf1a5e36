import { expect, test } from 'vitest';
import { toStatementName } from './queryBudget.ts';

test.each([
  ['select "title" from "articles" where "id" = $1', 'select articles'],
  ['with matches as materialized (select id from articles) select * from matches', 'with articles'],
  ['insert into "outbox" ("id") values ($1)', 'insert outbox'],
  ['update "outbox" set "attempts" = $1', 'update outbox'],
  ['delete from "purges" where "id" in ($1, $2)', 'delete purges'],
  ['  BEGIN', 'begin'],
  ['select 1', 'select'],
])('names %s', (text, name) => {
  expect(toStatementName(text)).toBe(name);
});
