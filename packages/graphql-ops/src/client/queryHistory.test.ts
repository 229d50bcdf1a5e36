import { describe, expect, test } from 'vitest';
import { createQuery } from '../createQuery.ts';
import { startContentServer } from '../../test/contentServer.ts';
import { createTestClient } from '../../test/testClient.ts';
import { createQueryHistory, type PastQuery } from './queryHistory.ts';

const trending = () => createQuery('trending-articles', { site: 'harbor', limit: 5, timeframe: '4days' });
const article = (naturalId = '2026/11/21/a-deal') => createQuery('article', { naturalId, site: 'harbor' });

describe('query history is recorded (§4)', () => {
  test('lists labels with their source, newest first', async () => {
    const history = createQueryHistory();
    const server = await startContentServer();
    const { query, clock, advanceMinutes, untilBackgroundDone } = createTestClient({ ...server, history });
    const outcomes = () => history.newest().map(({ label, outcome }) => `${label} ${outcome}`);
    await query({ route: 'article', parts: { article: article(), trending: trending() } });
    expect(history.newest()[1]).toEqual({
      at: clock.now,
      document: 'wire_article',
      label: 'article',
      type: 'article',
      ms: 0,
      outcome: 'provider',
    });
    advanceMinutes(20);
    await query({ route: 'article', parts: { article: article(), trending: trending(), broken: article('') } });
    expect(outcomes()).toEqual([
      'broken refused',
      'trending cache',
      'article stale-cache',
      'trending provider',
      'article provider',
    ]);
    await untilBackgroundDone();
  });

  test('records a failed service, and the service as the source of a preview', async () => {
    const history = createQueryHistory();
    const server = await startContentServer();
    const { query } = createTestClient({ endpoint: 'http://127.0.0.1:1/graphql', history });
    await query({ route: 'home', parts: { trending: trending() } });
    await query({ route: 'home', endpoint: server.endpoint, parts: { trending: trending() } });
    expect(history.newest().map(({ outcome }) => outcome)).toEqual(['provider', 'failed']);
  });

  test('contains no search text', async () => {
    const history = createQueryHistory();
    const { query } = createTestClient({ endpoint: 'http://127.0.0.1:1/graphql', history });
    await query({
      route: 'search',
      parts: { found: createQuery('article-search', { domain: 'harbor', query: 'my landlord' }) },
    });
    expect(history.newest()).toHaveLength(1);
    expect(JSON.stringify(history.newest())).not.toContain('landlord');
  });

  test('is bounded', () => {
    const history = createQueryHistory(3);
    const query = (label: string): PastQuery => ({
      at: 0,
      document: 'd',
      label,
      type: 'article',
      ms: 1,
      outcome: 'cache',
    });
    history.record([query('a'), query('b')]);
    history.record([query('c'), query('d')]);
    expect(history.newest().map(({ label }) => label)).toEqual(['d', 'c', 'b']);
  });
});
