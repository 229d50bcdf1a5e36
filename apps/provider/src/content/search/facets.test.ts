import { expect, test } from 'vitest';
import { loadCategories } from '../queries/categories.ts';
import { openDatabase } from '../../db/open.ts';
import { migrateToLatest } from '../../db/migrations/migrate.ts';
import { writePublication } from '../../../test/fixtures/publication.ts';
import { toFacets } from './facets.ts';

test('regions are a group of their own in a publication whose cities have regions', async () => {
  const { db, close } = await openDatabase({ kind: 'embedded' });
  try {
    await migrateToLatest(db);
    const { siteId } = await writePublication(db);
    const groupOf = async (name: string) => {
      const index = await loadCategories(db, siteId);
      return toFacets(index, new Map(index.all.map(({ id }) => [id, 1]))).find((facet) => facet.name === name)?.parent;
    };
    expect([await groupOf('Southeast'), await groupOf('Atlanta')]).toEqual(['Region', 'Market']);
    await db.updateTable('categories').set({ region: null }).execute();
    expect(await groupOf('Southeast')).toBe('Market');
  } finally {
    await close();
  }
});
