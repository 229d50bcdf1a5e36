import { beforeAll, expect, test } from 'vitest';
import { writePublication } from '../../../test/fixtures/publication.ts';
import { describeWithDatabase } from '../../../test/support/engines.ts';
import { createReferenceData } from './referenceData.ts';

describeWithDatabase('the cache of sites and categories', (open) => {
  let siteId: number;
  let time = 0;

  beforeAll(async () => {
    ({ siteId } = await writePublication(open().db));
  });

  const create = () => createReferenceData(open().db, 1_000, () => time);
  const rename = (name: string) =>
    open().db.updateTable('categories').set({ name }).where('siteId', '=', siteId).execute();
  const readNames = async (reference: ReturnType<typeof create>): Promise<string[]> => {
    const { all } = await (await reference.read()).categories(siteId);
    return [...new Set(all.map(({ name }) => name))];
  };

  test('returns a change of a category once the cached categories are older than a second', async () => {
    await rename('Before');
    const reference = create();
    expect(await readNames(reference)).toEqual(['Before']);
    await rename('After');
    time += 999;
    expect(await readNames(reference)).toEqual(['Before']);
    time += 1;
    expect(await readNames(reference)).toEqual(['After']);
  });

  test('loads the sites again only when they have changed', async () => {
    const reference = create();
    const first = await reference.read();
    time += 5_000;
    expect(await reference.read()).toBe(first);
    await open().db.updateTable('sites').set({ name: 'New name' }).where('id', '=', siteId).execute();
    time += 5_000;
    expect((await reference.read()).sites.map(({ name }) => name)).toContain('New name');
  });

  test('keeps the old version while a transaction with a change is open or after it has failed', async () => {
    const reference = create();
    const first = await reference.read();
    await expect(
      open()
        .db.transaction()
        .execute(async (transaction) => {
          await transaction.updateTable('sites').set({ name: 'Discarded' }).execute();
          throw new Error('The import fails.');
        }),
    ).rejects.toThrow('The import fails.');
    time += 5_000;
    expect(await reference.read()).toBe(first);
  });

  test('shares one query between concurrent requests', async () => {
    const reference = create();
    const [one, two] = await Promise.all([reference.read(), reference.read()]);
    expect(one).toBe(two);
  });
});
