import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { followsMarketsKey, readingListUrl } from './readingListHints';
import { changePage, chooseDigest, hasPage, loadMyMarkets, loadReadingList } from './readingListService';

type ServiceResponse = { status: number; body?: unknown };

/** Starts a service at the site's origin, and returns the requests that it has received. */
const startService = async (respond: (method: string, search: string) => ServiceResponse): Promise<string[]> => {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '', 'http://site.invalid');
    let sent = '';
    request.on('data', (part: Buffer) => {
      sent += part.toString();
    });
    request.on('end', () => {
      requests.push(`${request.method} ${pathname}${search} ${sent}`.trim());
      const { status, body } = respond(request.method ?? '', search);
      response.writeHead(status).end(body === undefined ? undefined : JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => fetch(origin + path, init));
  onTestFinished(() => void vi.unstubAllGlobals());
  return requests;
};

const stored = new Map<string, string>();
const attributes = new Set<string>();
const dataset = { marketPaths: '/markets/' };

beforeEach(() => {
  stored.clear();
  attributes.clear();
  dataset.marketPaths = '/markets/';
  vi.stubGlobal('localStorage', {
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal('document', {
    documentElement: {
      dataset,
      toggleAttribute: (name: string, isSet: boolean) => (isSet ? attributes.add(name) : attributes.delete(name)),
    },
  });
});

describe('the state of buttons', () => {
  test('one request serves all buttons of a page', async () => {
    const requests = await startService(() => ({ status: 200, body: { paths: ['/markets/atlanta/'] } }));
    expect(await Promise.all([hasPage('/markets/atlanta/'), hasPage('/sectors/office/')])).toEqual([true, false]);
    expect(requests).toEqual([`GET ${readingListUrl}`]);
    expect([stored.has(followsMarketsKey), attributes.has('data-markets')]).toEqual([true, true]);
  });

  test('remembers followed markets below another path of the brand', async () => {
    dataset.marketPaths = '/standorte/';
    await startService(() => ({ status: 200, body: { paths: ['/standorte/hamburg/'] } }));
    await hasPage('/standorte/hamburg/');
    expect([stored.has(followsMarketsKey), attributes.has('data-markets')]).toEqual([true, true]);
  });

  test('nothing is pressed without a session, and a former hint stays for the next one', async () => {
    stored.set(followsMarketsKey, '1');
    await startService(() => ({ status: 204 }));
    expect(await hasPage('/markets/atlanta/')).toBe(false);
    expect(stored.has(followsMarketsKey)).toBe(true);
  });
});

describe('changes', () => {
  test('sends the path and the change as a form', async () => {
    const requests = await startService(() => ({ status: 200, body: {} }));
    expect(await changePage('/sectors/office/', 'remove')).toMatchObject({ state: 'done' });
    expect(requests).toEqual([`POST ${readingListUrl} path=%2Fsectors%2Foffice%2F&change=remove`]);
  });

  test('remembers a followed market where the state from before arrives after it', async () => {
    const followed = Promise.withResolvers<void>();
    await startService((method) => ({ status: 200, body: method === 'GET' ? { paths: [] } : {} }));
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
      const response = await fetch(path, init);
      if (init.method !== 'POST') await followed.promise;
      return response;
    });
    const state = hasPage('/markets/atlanta/');
    const change = changePage('/markets/atlanta/', 'add');
    expect(stored.has(followsMarketsKey)).toBe(true);
    followed.resolve();
    await state;
    expect(stored.has(followsMarketsKey)).toBe(true);
    await change;
  });

  test('forgets followed markets after the last one was removed', async () => {
    stored.set(followsMarketsKey, '1');
    attributes.add('data-markets');
    await startService(() => ({ status: 200, body: { paths: ['/sectors/office/'] } }));
    await changePage('/markets/atlanta/', 'remove');
    expect([stored.has(followsMarketsKey), attributes.has('data-markets')]).toEqual([false, false]);
  });

  test.each([
    [{ status: 401, body: { error: 'Sign in.' } }, { state: 'signed-out' }],
    [
      { status: 409, body: { error: 'The list is full.' } },
      { state: 'refused', message: 'The list is full.' },
    ],
    [{ status: 502 }, { state: 'refused', message: expect.stringContaining('cannot be reached') }],
    [
      { status: 500, body: [] },
      { state: 'refused', message: expect.stringContaining('cannot be reached') },
    ],
  ] as const)('the response %j results in %j', async (response, result) => {
    await startService(() => response);
    expect(await changePage('/sectors/office/', 'add')).toEqual(result);
  });
});

describe('content', () => {
  const story = {
    path: '/2026/11/20/a-deal/',
    title: 'A deal',
    date: { text: 'Nov. 20, 2026', iso: '2026-11-20T09:00:00-05:00' },
    section: { name: 'Atlanta', path: '/markets/atlanta/' },
    sponsor: null,
  };

  test('the list has links, and names partners', async () => {
    await startService(() => ({
      status: 200,
      body: {
        saved: [story, { ...story, section: null, sponsor: 'Larkfield' }],
        follows: [{ path: '/author/profile/maren-ostrow/', name: 'Maren Ostrow', kind: 'author' }],
        newest: [],
      },
    }));
    const published = story.date;
    expect(await loadReadingList()).toEqual({
      saved: [
        {
          title: 'A deal',
          url: '/2026/11/20/a-deal/',
          published,
          section: { title: 'Atlanta', url: '/markets/atlanta/' },
        },
        { title: 'A deal', url: '/2026/11/20/a-deal/', published, sponsor: 'Larkfield' },
      ],
      follows: [{ title: 'Maren Ostrow', url: '/author/profile/maren-ostrow/', kind: 'author' }],
      newest: [],
      digest: 'off',
    });
  });

  test.each([
    [{ status: 204 }, 'signed-out'],
    [{ status: 502 }, 'failed'],
    [
      { status: 200, body: null },
      { saved: [], follows: [], newest: [], digest: 'off' },
    ],
    [
      { status: 200, body: { saved: 'x', follows: [1], newest: null } },
      { saved: [], follows: [], newest: [], digest: 'off' },
    ],
  ] as const)('the response %j results in the list %j', async (response, list) => {
    await startService(() => response);
    expect(await loadReadingList()).toEqual(list);
  });

  test('markets have their newest story and figures, and change the next document only', async () => {
    const requests = await startService(() => ({
      status: 200,
      body: {
        markets: [
          {
            name: 'Atlanta',
            path: '/markets/atlanta/',
            newest: story,
            figures: { newStories: 4, deals: 'x' },
          },
        ],
      },
    }));
    expect(await loadMyMarkets()).toEqual([
      {
        market: { title: 'Atlanta', url: '/markets/atlanta/' },
        newest: { title: 'A deal', url: '/2026/11/20/a-deal/' },
        figures: { newStories: 4, deals: 0 },
      },
    ]);
    expect(requests).toEqual([`GET ${readingListUrl}?view=markets`]);
    expect([stored.has(followsMarketsKey), attributes.has('data-markets')]).toEqual([true, false]);
  });
});

describe('the digest', () => {
  test.each([
    ['weekly', 'weekly'],
    ['hourly', 'off'],
    [undefined, 'off'],
  ])('%s of the service is %s', async (digest, chosen) => {
    await startService(() => ({ status: 200, body: { saved: [], follows: [], newest: [], digest } }));
    expect(await loadReadingList()).toMatchObject({ digest: chosen });
  });

  test('is chosen by one request', async () => {
    const requests = await startService(() => ({ status: 200, body: {} }));
    expect(await chooseDigest('daily')).toMatchObject({ state: 'done' });
    expect(requests).toEqual([`POST ${readingListUrl} digest=daily`]);
  });
});
