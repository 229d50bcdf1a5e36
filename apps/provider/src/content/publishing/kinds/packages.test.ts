import { beforeAll, expect, test } from 'vitest';
import { now, writePublication } from '../../../../test/fixtures/publication.ts';
import { describeWithDatabase } from '../../../../test/support/engines.ts';
import { listSites, type Site } from '../../queries/sites.ts';
import { publish } from '../publish.ts';

describeWithDatabase('packages', (open) => {
  let site: Site;
  beforeAll(async () => {
    await writePublication(open().db);
    site = (await listSites(open().db)).find(({ key }) => key === 'example') as Site;
  });
  const put = (key: string, position: string | undefined) =>
    publish({ db: open().db, clock: () => now }, site, {
      kind: 'package',
      key,
      input: { title: key, type: 'position', packageUrl: `/${key}/`, position },
    });

  test('two packages exchange their positions at once', async () => {
    let [first, second] = ['home-lead', 'home-rail'];
    for (let round = 0; round < 5; round += 1) {
      const results = await Promise.all([put('one', first), put('two', second)]);
      expect(results.map((result) => result.ok && result.value.document['position'])).toEqual([first, second]);
      [first, second] = [second, first];
    }
  });
});
