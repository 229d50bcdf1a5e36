import { beforeAll, expect, test } from 'vitest';
import { now, writePublication } from '../../../../test/fixtures/publication.ts';
import { describeWithDatabase } from '../../../../test/support/engines.ts';
import { listSites, type Site } from '../../queries/sites.ts';
import type { KindName } from '../fields.ts';
import { publish, remove } from '../publish.ts';

describeWithDatabase('channels', (open) => {
  let site: Site;
  const deps = () => ({ db: open().db, clock: () => now });
  const put = (kind: KindName, key: string, input: object) => publish(deps(), site, { kind, key, input });
  const putCategory = (slug: string, section: number, fields: object = {}) =>
    put('category', `ports/${slug}`, {
      name: slug,
      family: 'ports',
      naturalId: `channel_9section_${section}`,
      ...fields,
    });
  const getChannels = async () =>
    Object.fromEntries(
      (
        await open()
          .db.selectFrom('categories')
          .select(['path', 'channelName', 'channelUri', 'metaTitle'])
          .where('family', '=', 'ports')
          .execute()
      ).map(({ path, channelName, channelUri, metaTitle }) => [path, [channelName, channelUri, metaTitle]]),
    );

  beforeAll(async () => {
    await writePublication(open().db);
    site = (await listSites(open().db)).find(({ key }) => key === 'example') as Site;
    await putCategory('savannah', 1);
    await putCategory('oakland', 2, { channel: { name: 'Docks', uri: null } });
  });

  test('are the channel of all categories of their family that have none of their own', async () => {
    expect(await put('channel', 'ports', { name: 'Ports', uri: '/ports/' })).toMatchObject({ ok: true });
    await putCategory('tacoma', 3);
    expect(await getChannels()).toEqual({
      'ports/savannah': ['Ports', '/ports/', 'savannah | Ports | Example'],
      'ports/oakland': ['Docks', null, 'oakland | Docks | Example'],
      'ports/tacoma': ['Ports', '/ports/', 'tacoma | Ports | Example'],
    });
  });

  test('that are renamed take along categories that repeat the former name, and purge articles', async () => {
    await putCategory('tacoma', 3, { channel: { name: 'Ports', uri: '/ports/' } });
    await open().db.deleteFrom('purges').execute();
    await put('channel', 'ports', { name: 'Harbors', uri: '/ports/' });
    expect(await getChannels()).toMatchObject({
      'ports/savannah': ['Harbors', '/ports/', 'savannah | Harbors | Example'],
      'ports/oakland': ['Docks', null, 'oakland | Docks | Example'],
      'ports/tacoma': ['Harbors', '/ports/', 'tacoma | Harbors | Example'],
    });
    const tags = (await open().db.selectFrom('purges').select('tag').execute()).map(({ tag }) => tag);
    expect(tags).toEqual(expect.arrayContaining(['type:article', 'categories', 'stream:ports/savannah']));
  });

  test('of renamed categories stay, and articles are purged', async () => {
    await open().db.deleteFrom('purges').execute();
    await putCategory('savannah', 1, { position: 3 });
    const listTags = async () => (await open().db.selectFrom('purges').select('tag').execute()).map(({ tag }) => tag);
    expect(await listTags()).not.toContain('type:article');
    await putCategory('savannah', 1, { name: 'Savannah' });
    expect(await listTags()).toContain('type:article');
    expect(await getChannels()).toMatchObject({
      'ports/savannah': ['Harbors', '/ports/', 'Savannah | Harbors | Example'],
    });
    await putCategory('savannah', 1);
  });

  test('that are deleted leave their categories without one', async () => {
    await remove(deps(), site, { kind: 'channel', key: 'ports' });
    expect(await getChannels()).toMatchObject({
      'ports/savannah': [null, null, 'savannah | Example | Example'],
      'ports/oakland': ['Docks', null, 'oakland | Docks | Example'],
    });
  });

  test('need a name, and a link as their page', async () => {
    expect(await put('channel', 'Ports!', { uri: 'ports' })).toMatchObject({
      ok: false,
      error: { issues: [{ path: 'key' }, { path: 'name' }, { path: 'uri' }] },
    });
  });
});
