import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createDatabase } from '../../provider/test/support/createDatabase.ts';
import { startDesk } from './startDesk.ts';

const serverUrl = inject('postgresUrl');

let desk: Awaited<ReturnType<typeof startDesk>>;
beforeAll(async () => {
  const database = serverUrl === undefined ? undefined : await createDatabase(serverUrl);
  desk = await startDesk(database && { DESK_DATABASE_URL: database.url });
});
// Payload leaves a connection open, so the database ends with its server.
afterAll(() => desk.close());

test.runIf(serverUrl)('a desk on PostgreSQL loads, publishes, and rolls back what the provider refuses', async () => {
  const { payload } = desk;
  const api = desk.getApi('example');
  await api.PUT('/authors/{key}', { params: { path: { key: 'ada-mill' } }, body: { name: 'Ada Mill' } });
  const { loadPublication } = await import('../src/content/load.ts');
  expect(await loadPublication(payload, 'example')).toMatchObject({ created: 1, refused: [] });
  const { docs } = await payload.find({ collection: 'authors', depth: 0 });
  const update = (data: object) =>
    payload.update({ collection: 'authors', id: docs[0]?.id ?? 0, data: { ...data, _status: 'published' } as never });
  await update({ role: 'Reporter' });
  expect((await api.GET('/authors/{key}', { params: { path: { key: 'ada-mill' } } })).data).toMatchObject({
    role: 'Reporter',
  });
  await expect(update({ image: { url: 'nowhere', isDecorative: true } })).rejects.toThrow('invalid');
  expect((await payload.find({ collection: 'authors', depth: 0 })).docs[0]).toMatchObject({ image: { url: null } });
});
