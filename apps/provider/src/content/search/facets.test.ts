import { expect, test } from 'vitest';
import { loadCategories } from '../queries/categories.ts';
import { describeWithDatabase } from '../../../test/support/engines.ts';
import { writePublication } from '../../../test/fixtures/publication.ts';
import { toFacets } from './facets.ts';

describeWithDatabase('facets of categories', (open) => {
  test('regions are a group of their own in a publication whose cities have regions', async () => {
    const { db } = open();
    const { siteId } = await writePublication(db);
    const groupOf = async (name: string) => {
      const index = await loadCategories(db, siteId);
      return toFacets(index, new Map(index.all.map(({ id }) => [id, 1]))).find((facet) => facet.name === name)?.parent;
    };
    expect([await groupOf('Southeast'), await groupOf('Atlanta')]).toEqual(['Region', 'Market']);
    await db.updateTable('categories').set({ region: null }).execute();
    expect(await groupOf('Southeast')).toBe('Market');
  });
});
