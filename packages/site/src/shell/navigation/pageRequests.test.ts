import { describe, expect, test } from 'vitest';
import { watchPageRequests } from './pageRequests';

const page = { headers: { rsc: '1', 'next-router-state-tree': '%5B%5D' } };

const watch = (respond: () => Promise<Response>) => {
  const seen: string[] = [];
  const host = { fetch: respond as typeof fetch };
  const original = host.fetch;
  const stop = watchPageRequests(host, (event) => seen.push(event));
  return { seen, host, original, stop };
};

describe('§4 the requests of a page load', () => {
  test.each<[string, RequestInit | undefined, string[]]>([
    ['a page', page, ['request-started', 'request-ended']],
    ['a prefetch', { headers: { ...page.headers, 'next-router-prefetch': '1' } }, []],
    ['a prefetch of a segment', { headers: { ...page.headers, 'next-router-segment-prefetch': '/_tree' } }, []],
    ['another request', { method: 'POST' }, []],
    ['a request without options', undefined, []],
  ])('%s', async (_, init, events) => {
    const { seen, host } = watch(() => Promise.resolve(new Response()));
    await host.fetch('/x', init);
    expect(seen).toEqual(events);
  });

  test('a server error and a lost connection fail the load', async () => {
    const broken = watch(() => Promise.resolve(new Response('', { status: 500 })));
    await broken.host.fetch('/x', page);
    expect(broken.seen).toEqual(['request-started', 'failed', 'request-ended']);
    const lost = watch(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(lost.host.fetch('/x', page)).rejects.toThrow('Failed to fetch');
    expect(lost.seen).toEqual(['request-started', 'failed', 'request-ended']);
  });

  test('a missing page and an aborted request do not fail the load', async () => {
    const missing = watch(() => Promise.resolve(new Response('', { status: 404 })));
    await missing.host.fetch('/x', page);
    expect(missing.seen).toEqual(['request-started', 'request-ended']);
    const aborted = watch(() => Promise.reject(new DOMException('aborted', 'AbortError')));
    await expect(aborted.host.fetch('/x', { ...page, signal: AbortSignal.abort() })).rejects.toThrow('aborted');
    expect(aborted.seen).toEqual(['request-started', 'request-ended']);
  });

  test('the returned function removes the wrapper', () => {
    const { host, original, stop } = watch(() => Promise.resolve(new Response()));
    expect(host.fetch).not.toBe(original);
    stop();
    expect(host.fetch).toBe(original);
  });
});
