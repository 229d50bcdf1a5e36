import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { describeEachEngine } from '../../../test/support/engines.ts';
import { stopWords } from './searchText.ts';

describeEachEngine('stop words', (open) => {
  test.each(['english', 'german'] as const)('are those that PostgreSQL ignores in %s texts', async (config) => {
    const words = [...stopWords[config].values()].join(' ');
    const { rows } = await sql<{ vector: string }>`
      select to_tsvector(${sql.lit(config)}, ${words})::text as vector`.execute(open().db);
    expect(rows).toEqual([{ vector: '' }]);
  });
});
