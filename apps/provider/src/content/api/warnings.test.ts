import { createContentClient } from '@masthead/content-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writePublication } from '../../../test/fixtures/publication.ts';
import { startContentApi } from '../../../test/support/contentApiServer.ts';
import { describeWithDatabase } from '../../../test/support/engines.ts';
import { createContentToken } from './tokens.ts';

describeWithDatabase('the header with the warnings of a write', (open) => {
  const now = new Date('2026-11-21T15:00:00Z');
  let server: Awaited<ReturnType<typeof startContentApi>>;
  let client: ReturnType<typeof createContentClient>;

  beforeAll(async () => {
    const { site } = await writePublication(open().db);
    const token = { site, name: 'Newsroom', scopes: ['read', 'publish'] as const, expiresAt: null };
    const { secret } = await createContentToken(open().db, token, now);
    server = await startContentApi({ db: open().db, clock: () => now });
    client = createContentClient({ origin: server.origin, token: secret });
  });
  afterAll(() => server.close());

  const readWarnings = async (key: string, fields: { publishAt?: string; body: { html: string } }) => {
    const body = { title: 'A deal', primary: 'markets/atlanta', ...fields };
    const { response } = await client.PUT('/articles/{key}', { params: { path: { key } }, body });
    const text = response.headers.get('content-warnings') ?? '[]';
    return { status: response.status, length: text.length, warnings: JSON.parse(text) as unknown[] };
  };

  test('is of bounded size, and names links in any script', async () => {
    const links = Array.from({ length: 500 }, (_, index) => `<a href="#図${index}">x</a>`);
    const { status, length, warnings } = await readWarnings('2026/11/21/links', { body: { html: links.join(' ') } });
    expect([status, length < 8_192]).toEqual([201, true]);
    const message = 'The link "#図0" leads nowhere in the text, so it is text.';
    expect(warnings[0]).toEqual({ path: 'body.html', message });
  });

  test.each([
    ['2026-11-21T23:30:00-05:00', []],
    ['2026-11-20', ['is 2026-11-20 in America/New_York, and the address has 2026-11-21']],
    ['2026-11-21T02:00:00Z', ['is 2026-11-20 in America/New_York, and the address has 2026-11-21']],
  ])('of publishAt %s at an address of November 21: %s', async (publishAt, messages) => {
    const { warnings } = await readWarnings('2026/11/21/day', { publishAt, body: { html: '<p>x</p>' } });
    expect(warnings).toEqual(messages.map((message) => ({ path: 'publishAt', message })));
  });
});
