import { expect, test } from 'vitest';
import { onEveryEngine } from '../../test/support/engines.ts';
import { createFormRoute, formLimit } from './route.ts';

const now = new Date('2026-11-21T12:00:00Z');

onEveryEngine('§2.3 forms of static pages', (open) => {
  const send = async (body: unknown, client = 'someone') =>
    createFormRoute(open().db, () => now)(new Request('http://localhost/forms', { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) }), client);

  const addSite = async () => {
    await open().db.insertInto('sites').values({ key: 'gazette', name: 'Gazette', product: 'gazette', publication: 'gzt:gazette', baseDomain: 'gazette.example' }).onConflict((conflict) => conflict.doNothing()).execute();
  };

  test('keep what a reader sent, without control characters', async () => {
    await addSite();
    expect((await send({ site: 'gazette', form: 'contact-newsroom', fields: { name: 'Ada\u0000', topics: ['a', 'b'] } })).status).toBe(201);
    const rows = await open().db.selectFrom('formSubmissions').select(['form', 'fields']).execute();
    expect(rows).toEqual([{ form: 'contact-newsroom', fields: { name: 'Ada', topics: ['a', 'b'] } }]);
  });

  test.each([
    ['no JSON', 'name=Ada', 400],
    ['a form without a name', { site: 'gazette', form: '../x', fields: {} }, 400],
    ['a text too long', { site: 'gazette', form: 'contact', fields: { a: 'x'.repeat(5_001) } }, 400],
    ['a body too large', 'x'.repeat(40_000), 413],
    ['an unknown site', { site: 'nobody', form: 'contact', fields: {} }, 404],
  ])('%s is refused', async (_, body, status) => {
    expect((await send(body)).status).toBe(status);
  });

  test('many from one address are slowed', async () => {
    const route = createFormRoute(open().db, () => now);
    const statuses: number[] = [];
    for (let index = 0; index <= formLimit.burst; index += 1) {
      statuses.push((await route(new Request('http://localhost/forms', { method: 'POST', body: '{}' }), 'hasty')).status);
    }
    expect(statuses.at(-1)).toBe(429);
  });
});
