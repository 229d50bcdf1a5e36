import { createContentClient } from '@masthead/content-client';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { createDatabase } from '../../provider/test/support/createDatabase.ts';
import { readMarkdown } from '../src/text/fromMarkdown.ts';
import { startServers } from './servers.ts';

const rounds = 20;

describe.runIf(inject('postgresUrl'))('a desk and a provider that are killed', () => {
  let database: Awaited<ReturnType<typeof createDatabase>>;
  let servers: Awaited<ReturnType<typeof startServers>>;
  let session = '';

  const call = async (path: string, method: string, body?: object) => {
    const response = await fetch(`${servers.desk.origin}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(session && { authorization: `JWT ${session}` }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as Record<string, never> };
  };

  beforeAll(async () => {
    database = await createDatabase(inject('postgresUrl') ?? '', { template: inject('postgresTemplate') });
    servers = await startServers(database.url);
    const person = { email: 'chief@example.com', password: 'a long password', name: 'Chief' };
    session = (await call('/users/first-register', 'POST', person)).body['token'] ?? '';
    const client = createContentClient({ origin: servers.api.origin, token: servers.token('example') });
    await client.PUT('/categories/{key}', {
      params: { path: { key: 'markets/denver' } },
      body: { name: 'Denver', family: 'markets', naturalId: 'channel_1section_99' },
    });
    await vi.waitUntil(async () => Number((await call('/references', 'GET')).body['totalDocs']) === 1, 30_000);
  });
  afterAll(async () => {
    await servers.close();
    await database.drop();
  });

  /** What the desk and the provider have of an article, by its headline. */
  const look = async (title: string) => {
    const client = createContentClient({ origin: servers.api.origin, token: servers.token('example') });
    const { data } = await client.GET('/articles', { params: { query: { view: 'full', limit: 200 } } });
    const site = (data?.items ?? []).filter(({ document }) => document?.title === title);
    const { body } = await call(
      `/articles?draft=true&depth=0&where[title][equals]=${encodeURIComponent(title)}`,
      'GET',
    );
    const desk = body['docs'] as unknown as { _status: string; key: string; etag: string }[];
    return { site, desk };
  };

  /** Whether both say the same: once at each with the same version, or a draft here and nothing there. */
  const agree = ({ site, desk }: Awaited<ReturnType<typeof look>>): boolean => {
    const [item, ...others] = desk;
    if (!item || others.length > 0 || site.length > 1) return false;
    const [published] = site;
    return published ? item._status === 'published' && item.etag === published.etag : item._status === 'draft';
  };

  const createDraft = async (title: string): Promise<number> => {
    const body = readMarkdown('It closed.');
    const draft = { publication: 'example', title, primary: 'example:categories:markets/denver', body };
    const created = await call('/articles?draft=true', 'POST', draft);
    return (created.body['doc'] as unknown as { id: number }).id;
  };
  const publish = (id: number) => call(`/articles/${id}`, 'PATCH', { _status: 'published' });

  /** How long (ms) a publication takes after a start, so that crashes are spread over it. */
  const measure = async (victim: 'desk' | 'api'): Promise<number> => {
    await servers[victim].kill();
    await servers[victim].start();
    const id = await createDraft(`Before the crashes of the ${victim}`);
    const startedAt = performance.now();
    const { status } = await publish(id);
    const duration = performance.now() - startedAt;
    if (status !== 200) throw new Error('The desk does not publish.');
    return duration;
  };

  test.each(['desk', 'api'] as const)(
    'a crash of the %s while publishing leaves nothing half published',
    async (victim) => {
      const duration = await measure(victim);
      const results = { published: 0, draft: 0 };
      for (let round = 0; round < rounds; round += 1) {
        const title = `Crash of the ${victim} ${round}`;
        const sent = publish(await createDraft(title)).catch(() => undefined);
        // From before the request is read until after its response.
        await new Promise((resolve) => setTimeout(resolve, (duration * 1.4 * round) / rounds));
        await servers[victim].kill();
        const response = await sent;
        await servers[victim].start();
        await expect.poll(async () => agree(await look(title)), { timeout: 30_000, interval: 200 }).toBe(true);
        const { site } = await look(title);
        expect(site.map(({ document }) => document)).toEqual(
          site.map(() => expect.objectContaining({ title, status: 'published', primary: 'markets/denver' }) as object),
        );
        // A response of success is true.
        expect(response?.status === 200 && site.length === 0).toBe(false);
        results[site.length > 0 ? 'published' : 'draft'] += 1;
      }
      console.warn(`${rounds} crashes of the ${victim}, within ${Math.round(duration * 1.4)} ms:`, results);
      expect(results.published + results.draft).toBe(rounds);
    },
    400_000,
  );
});
