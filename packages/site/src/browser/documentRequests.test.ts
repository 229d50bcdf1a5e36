import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fetchDocument, prefetchDocument } from './navigate';

const fetched = vi.fn<typeof fetch>();
beforeEach(() => void vi.stubGlobal('fetch', fetched));
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
});

const { signal } = new AbortController();
const respond = (text: string, status = 200, type = 'text/html; charset=utf-8') => {
  fetched.mockImplementationOnce(() =>
    Promise.resolve(new Response(text, { status, headers: { 'content-type': type } })),
  );
};
const lose = () => fetched.mockImplementationOnce(() => Promise.reject(new TypeError('Failed to fetch')));

describe('§2 the document of a link', () => {
  test('is requested once when the pointer has reached the link, and again for the next click', async () => {
    respond('<p>First</p>');
    prefetchDocument('/deals/');
    prefetchDocument('/deals/');
    expect(await fetchDocument('/deals/', 'link', signal)).toMatchObject({ status: 200, text: '<p>First</p>' });
    expect(fetched).toHaveBeenCalledOnce();
    respond('<p>Second</p>');
    expect(await fetchDocument('/deals/', 'link', signal)).toMatchObject({ text: '<p>Second</p>' });
  });

  test.each([
    ['has failed', () => respond('<p>Error</p>', 503)],
    ['was lost', lose],
  ])('is requested again by a click if the first request %s', async (_, fail) => {
    fail();
    prefetchDocument('/events/');
    await new Promise(setImmediate);
    respond('<p>Events</p>');
    expect(await fetchDocument('/events/', 'link', signal)).toMatchObject({ text: '<p>Events</p>' });
  });

  test.each([
    ['an error page', () => respond('<p>Error</p>', 500), { status: 500, text: '<p>Error</p>' }],
    ['a missing page', () => respond('<p>Missing</p>', 404), { status: 404, text: '<p>Missing</p>' }],
  ])('is %s', async (_, receive, expected) => {
    receive();
    expect(await fetchDocument('/deals/', 'link', signal)).toMatchObject(expected);
  });

  test.each([
    ['a file', () => respond('%PDF', 200, 'application/pdf')],
    ['a lost connection or a redirect to another site', lose],
  ])('is none for %s', async (_, receive) => {
    receive();
    expect(await fetchDocument('/deals/', 'link', signal)).toBeUndefined();
  });
});

test("§2 Back and Forward show the browser's copy of a page", async () => {
  respond('<p>Before</p>');
  await fetchDocument('/deals/', 'history', signal);
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ cache: 'force-cache' });
});
