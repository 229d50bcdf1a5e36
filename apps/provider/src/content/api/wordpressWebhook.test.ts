import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writePublication } from '../../../test/fixtures/publication.ts';
import { startContentApi } from '../../../test/support/contentApiServer.ts';
import { describeWithDatabase } from '../../../test/support/engines.ts';
import { findArticle } from '../queries/articles.ts';
import type { Site } from '../queries/sites.ts';
import { createContentToken } from './tokens.ts';

const guide = readFileSync(new URL('../../../../../docs/guides/wordpress-webhook.md', import.meta.url), 'utf8');
const php = /```php\n([^]*?)```/.exec(guide)?.[1] ?? '';

/** The requests of the guide's file. */
const requests = [...php.matchAll(/masthead_send\('([A-Z]+)', ["']([^"']+)["'](.*?)\);$/gms)].map(
  ([, method = '', path = '', rest = '']) => `${method} ${path}${rest.includes('If-None-Match') ? ' if absent' : ''}`,
);
const acceptedStatuses = JSON.parse(/const MASTHEAD_ACCEPTED = (\[[^\]]*\]);/.exec(php)?.[1] ?? '[]') as number[];
const articleCall = /'PUT', "\/articles[^]*?\n {2}\]\);/.exec(php)?.[0] ?? '';
const articleFields = [...articleCall.matchAll(/^ {4}'(\w+)' =>/gm)].map(([, name = '']) => name);

const now = new Date('2026-11-21T15:00:00Z');
const key = '2026/11/20/a-deal';
const article = {
  status: 'published',
  publishAt: '2026-11-21T01:30:00+00:00',
  title: 'A deal',
  summary: null,
  primary: 'markets/atlanta',
  authors: ['ada-mill'],
  body: { html: '<p>It closed.</p>' },
};

type Step = readonly [name: string, target: string, body?: object];

/** Each request of the guide's file. */
const steps = {
  author: ['PUT /authors/$slug if absent', `PUT /authors/ada-mill`, { name: 'Ada Mill' }],
  write: ['PUT /articles/$key', `PUT /articles/${key}`, article],
  redirect: ['PUT /redirects', 'PUT /redirects', { redirects: [{ from: '/?p=7', to: `/${key}/` }] }],
  withdraw: ['PATCH /articles/$key', `PATCH /articles/${key}`, { status: 'withdrawn' }],
  remove: ['DELETE /articles/$key', `DELETE /articles/${key}`],
} satisfies Record<string, Step>;

describeWithDatabase('the webhook for WordPress of the guide', (open) => {
  let site: Site;
  let server: Awaited<ReturnType<typeof startContentApi>>;
  let secret = '';

  const send = async ([name, target, body]: Step): Promise<number> => {
    const [method = '', path = ''] = target.split(' ');
    const response = await fetch(`${server.origin}/content/v1${path}`, {
      method,
      headers: {
        authorization: `Bearer ${secret}`,
        'content-type': 'application/json',
        ...(name.endsWith(' if absent') && { 'if-none-match': '*' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    await response.text();
    return response.status;
  };
  const isOnSite = async (): Promise<boolean> => (await findArticle(open().db, site, key, now)) !== undefined;

  beforeAll(async () => {
    ({ site } = await writePublication(open().db));
    const expiresAt = new Date('2027-01-01');
    ({ secret } = await createContentToken(
      open().db,
      { site, name: 'wordpress', scopes: ['read', 'write', 'publish'], expiresAt },
      now,
    ));
    server = await startContentApi({ db: open().db, clock: () => now });
  });
  afterAll(() => server.close());

  test('sends no request that is not tested here', () => {
    expect(requests.toSorted()).toEqual(
      Object.values(steps)
        .map(([name]) => name)
        .toSorted(),
    );
    expect(articleFields).toEqual(Object.keys(article));
  });

  test('publishes, corrects, withdraws and deletes a post by accepted requests', async () => {
    const { author, write, redirect, withdraw, remove } = steps;
    const statuses: number[] = [];
    const run = async (...sent: readonly Step[]): Promise<boolean> => {
      for (const step of sent) statuses.push(await send(step));
      return isOnSite();
    };
    expect(await run(author, write, redirect)).toBe(true);
    expect(await run(author, write, redirect)).toBe(true);
    expect(await run(withdraw, withdraw)).toBe(false);
    expect(await run(author, write, redirect)).toBe(true);
    expect(await run(remove)).toBe(false);
    expect(statuses).toEqual([201, 201, 200, 412, 200, 200, 200, 200, 412, 200, 200, 204]);
    expect(acceptedStatuses).toEqual(expect.arrayContaining([...new Set(statuses)]));
  });

  test('an author who exists keeps the profile', async () => {
    await send(['', 'PUT /authors/ada-mill', { name: 'Ada Mill', role: 'Editor' }]);
    await send(steps.author);
    const { role } = await open()
      .db.selectFrom('authors')
      .select('role')
      .where('slug', '=', 'ada-mill')
      .executeTakeFirstOrThrow();
    expect(role).toBe('Editor');
  });
});
