import { describe, expect, test } from 'vitest';
import { watchPageRequests } from './pageRequests';

const page = { headers: { rsc: '1', 'next-router-state-tree': '%5B%5D' } };

const watched = (answer: () => Promise<Response>) => {
  const seen: string[] = [];
  const host = { fetch: answer as typeof fetch };
  const original = host.fetch;
  const stop = watchPageRequests(host, (news) => seen.push(news));
  return { seen, host, original, stop };
};

describe('§4 the requests of a page load', () => {
  test.each<[string, RequestInit | undefined, string[]]>([
    ['a page', page, ['asked', 'answered']],
    ['a page that is fetched ahead', { headers: { ...page.headers, 'next-router-prefetch': '1' } }, []],
    [
      'a part of one that is fetched ahead',
      { headers: { ...page.headers, 'next-router-segment-prefetch': '/_tree' } },
      [],
    ],
    ['anything else', { method: 'POST' }, []],
    ['a request without more', undefined, []],
  ])('%s', async (_, init, events) => {
    const { seen, host } = watched(() => Promise.resolve(new Response()));
    await host.fetch('/x', init);
    expect(seen).toEqual(events);
  });

  test('a server error and a lost connection end it as failed', async () => {
    const broken = watched(() => Promise.resolve(new Response('', { status: 500 })));
    await broken.host.fetch('/x', page);
    expect(broken.seen).toEqual(['asked', 'failed', 'answered']);
    const lost = watched(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(lost.host.fetch('/x', page)).rejects.toThrow('Failed to fetch');
    expect(lost.seen).toEqual(['asked', 'failed', 'answered']);
  });

  test('a page that is not there, and a request that was given up, are no faults', async () => {
    const missing = watched(() => Promise.resolve(new Response('', { status: 404 })));
    await missing.host.fetch('/x', page);
    expect(missing.seen).toEqual(['asked', 'answered']);
    const given = watched(() => Promise.reject(new DOMException('given up', 'AbortError')));
    await expect(given.host.fetch('/x', { ...page, signal: AbortSignal.abort() })).rejects.toThrow('given up');
    expect(given.seen).toEqual(['asked', 'answered']);
  });

  test('the wrapper comes off', () => {
    const { host, original, stop } = watched(() => Promise.resolve(new Response()));
    expect(host.fetch).not.toBe(original);
    stop();
    expect(host.fetch).toBe(original);
  });
});
