import { sql } from 'kysely';
import { hiddenUntil } from '../../../db/tables/columns.ts';
import type { Db } from '../../../db/schema.ts';
import type { SearchEngine } from './engine.ts';

export const readIndexReport = async (db: Db, engine: SearchEngine): Promise<string[]> => {
  const { rows } = await sql<{ name: string; state: string; createdAt: Date; changes: number; articles: number }>`
    select name, state, created_at,
      (select count(*)::integer from search_changes where index_name = name) as changes,
      (select count(*)::integer from article_search where pub_date < ${hiddenUntil}) as articles
    from search_indexes order by state desc`.execute(db);
  if (rows.length === 0) return ['There is no index, so PostgreSQL searches. Build one: npm run search-index -- build'];
  return Promise.all(
    rows.map(async ({ name, state, createdAt, changes, articles }) => {
      const indexed = await engine.count(name).then(String, () => 'unknown, because the engine did not respond,');
      return `${name} (${state}, started ${createdAt.toISOString()}): ${indexed} of ${articles} articles, ${changes} change(s) to send`;
    }),
  );
};
