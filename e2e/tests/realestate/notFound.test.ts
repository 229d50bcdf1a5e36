import { describe, expect, inject } from 'vitest';
import { getStream } from '../../src/content.ts';
import { get, getHeading, getLocation } from '../../src/http.ts';
import { test } from '../../src/test.ts';

const missing: readonly (readonly [what: string, path: string])[] = [
  ['a date that is no day', '/2025/02/31/a-deal/'],
  ['an unknown slug', '/2025/02/01/no-such-deal/'],
  ['an unknown market', '/markets/atlantis/'],
  ['an unknown topic', '/plotline-topics/atlantis/'],
  ['an unknown author', '/author/profile/nobody-at-all/'],
  ['an unknown author whose name an address cannot hold as it is', '/author/profile/se%C3%A1n-o%27nobody-at-all/'],
  ['an unknown static page', '/static/no-such-page/'],
  ['an unknown brand prefix', '/atlantis/resources/'],
  ["another brand's topics", '/docket-topics/capital-markets/'],
  ['any address at all', '/no-such-page/'],
  ["the app tree's own folder", '/~/home/page/'],
  ['a path with dots', '/..%2f..%2fetc%2fpasswd/'],
  ['a path with markup', '/%3Cscript%3Ealert(1)%3C/script%3E/'],
  ['a path with a null byte', '/markets/%00/'],
  ['a very long path', `/markets/${'a'.repeat(2_000)}/`],
];

describe('§2.4 not found', () => {
  test.for(missing)('%s is a 404 with complete HTML, on the first request too', async ([, path]) => {
    for (const turn of ['first', 'second']) {
      const response = await get(path);
      expect(response.status, turn).toBe(404);
      expect(getHeading(response), turn).toContain('Page Not Found');
      expect(response.text, turn).toMatch(/We can(&#x27;|’|')t seem to find the page you(&#x27;|’|')re looking for\./);
      expect(response.text, turn).toContain('</html>');
    }
  });

  test('shows the reasons, a search, links home and back, SUBSCRIBE and Sign In', async ({ visit }) => {
    const page = await visit('/no-such-page/', { status: 404 });
    expect(await page.title()).toMatch(/404/);
    const main = page.getByRole('main');
    expect(await main.textContent()).toContain('This page could not be found');
    expect(await main.getByRole('listitem').count()).toBeGreaterThanOrEqual(4);
    expect(await main.getByRole('link', { name: /home/i }).first().getAttribute('href')).toBe('/');
    expect(
      await main
        .getByRole('link', { name: 'SUBSCRIBE' })
        .or(main.getByRole('link', { name: 'Subscribe' }))
        .first()
        .getAttribute('href'),
    ).toContain('/Registration/Newsletters.aspx');
    expect(await main.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toContain(
      '/Registration/Login.aspx',
    );
    await main.getByPlaceholder('Enter search keywords').fill('office');
    await main.getByPlaceholder('Enter search keywords').press('Enter');
    await page.waitForURL('**/search/?*q=office*');
  });

  test.for(['/no-such-file.png', '/wp-login.php'])('%s is an unknown file with the compact 404', async (path) => {
    const { status, text } = await get(path);
    expect(status).toBe(404);
    expect(text).toMatch(/<h1[^>]*>ERROR<\/h1>.*This page could not be found.*Home page/s);
    expect(text).not.toContain('<footer');
  });

  test.for(['0', 'abc', '%00', '99999999999999999999'])(
    'page number "%s" of a stream is a 404 or the nearest page, never a server error',
    async (page) => {
      const { status, text } = await get(`/markets/northeast/?page=${page}`);
      expect([200, 301, 302, 303, 307, 308, 404]).toContain(status);
      if (status === 404) expect(text).toContain('Page Not Found');
    },
  );

  test('the page after the last is a 404', async () => {
    const { estimate } = await getStream('markets/northeast', 1);
    const last = Math.ceil(estimate / 10);
    expect((await get(`/markets/northeast/?page=${last}`)).status).toBe(200);
    expect((await get(`/markets/northeast/?page=${last + 1}`)).status).toBe(404);
  });

  test.for(['/markets', '/author/profile/maren-ostrow'])(
    '%s redirects with 308 to its trailing slash',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(308);
      expect(getLocation(response)).toBe(`${path}/`);
    },
  );

  test.for([
    ['/static/nuxt-about-us/', '/static/about-us/'],
    ['/fcs/static/nuxt-ask-the-experts/', '/fcs/static/ask-the-experts/'],
  ])('%s responds, and the canonical address is %s (§2.3)', async ([prefixed = '', canonical]) => {
    const { status, text } = await get(prefixed);
    expect(status).toBe(200);
    expect(new URL(/<link rel="canonical" href="([^"]+)"/.exec(text)?.[1] ?? '').pathname).toBe(canonical);
  });

  test.for(['POST', 'PUT', 'DELETE'])('%s on a page is not a server error', async (method) => {
    const response = await fetch(`${inject('origin')}/markets/northeast/`, {
      method,
      body: method === 'DELETE' ? null : 'x=1',
      redirect: 'manual',
    });
    expect(response.status).toBeLessThan(500);
  });
});
