import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { variables } from '@masthead/scripts/env';
import { inRoot } from '@masthead/scripts/paths';
import { freePort } from '@masthead/process/ports';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { isFullRun } from '../../src/env.ts';
import { get, type HttpResponse } from '../../src/http.ts';
import { copySeededData } from '../../src/content.ts';
import { createTemporaryFolder, type RunningServer, startProviderServer, startSiteServer } from '../../src/stack.ts';
import { testedBrand } from '../../src/testedBrand.ts';

const run = promisify(execFile);
const secret = 'a secret of the content API tests and of no site';

/** Today in the time zone of both publications. */
const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/New_York' }).format().replaceAll('-', '/');
const key = `${day}/zebra-tower-changes-hands`;
const article = `/${key}/`;
const item = `/content/v1/articles/${key}`;
const title = 'Zebra Tower changes hands';
const deal = {
  title,
  summary: 'A striped tower was sold.',
  kicker: 'News',
  primary: 'markets/northeast',
  authors: ['maren-ostrow'],
  body: { markdown: 'The striped tower sold for $40 million, its owner says.' },
};

/** A page of a content-management system, as WordPress responds. */
const cmsPage = {
  slug: 'contact-us',
  title: { rendered: 'Write to the <em>zebra</em> desk' },
  content: { rendered: '<p>From another system.</p>', protected: false },
  template: 'full-width.php',
};

/** Starts a content-management system with one page. */
const startCms = async (): Promise<{ url: string; server: Server }> => {
  const server = createServer((request, response) => {
    const slug = new URL(request.url ?? '/', 'http://cms.invalid').searchParams.get('slug');
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(slug === null || slug === cmsPage.slug ? [cmsPage] : []));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/wp-json/wp/v2/pages`, server };
};

/** The same story at the publication of the template, in one of its streams. */
const templateDeal = { ...deal, primary: 'best-practices/writing', authors: ['the-editors'] };

/** Every place that shows a story: its page, its AMP page, a stream, a feed, the site map and search. */
const listPlaces = (stream: string): readonly string[] => [
  article,
  `/amp${article}`,
  `/${stream}/`,
  `/${stream}/feed/`,
  '/sitemaps/articles-1.xml',
  '/search/?q=zebra',
];
const places = listPlaces(deal.primary);

describe.skipIf(inject('templateOrigin') === '')('the content API, while two sites run', () => {
  const { folder, remove } = createTemporaryFolder();
  let provider: RunningServer;
  let startProvider: (port?: number) => Promise<RunningServer>;
  let site: RunningServer;
  let templateSite: RunningServer;
  let cms: Awaited<ReturnType<typeof startCms>>;
  let token = '';
  let templateToken = '';

  /** Runs a command of the provider on its database, while it runs. */
  const command = async (script: string, ...args: readonly string[]): Promise<string> => {
    const { stdout } = await run(process.execPath, [script, ...args], {
      cwd: inRoot('apps/provider'),
      env: {
        ...variables,
        DEPLOYMENT: 'development',
        DATABASE_URL: '',
        DATA_DIR: path.join(folder, 'provider'),
      },
    });
    return stdout;
  };

  const createToken = async (publication: string): Promise<string> => {
    const scopes = ['--scopes', 'read,write,publish'];
    const created = await command(
      'src/operations/commands/contentToken.ts',
      'create',
      '--publication',
      publication,
      ...scopes,
    );
    return created.trim().split('\n').at(-1) ?? '';
  };

  beforeAll(async () => {
    const [port, templatePort] = [await freePort(), await freePort()];
    const ports: Readonly<Record<string, number>> = { plotline: port, 'sister-site': templatePort };
    const brands = JSON.parse(readFileSync(inRoot('apps/provider/brands.json'), 'utf8')) as {
      site: string;
      origins: string[];
    }[];
    const brandsFile = path.join(folder, 'brands.json');
    writeFileSync(
      brandsFile,
      JSON.stringify(
        brands.map((brand) => {
          const at = ports[brand.site];
          return at === undefined ? brand : { ...brand, origins: [`http://localhost:${at}`] };
        }),
      ),
    );
    copySeededData(path.join(folder, 'provider'));
    startProvider = (at) =>
      startProviderServer(
        path.join(folder, 'provider'),
        { PICTURES: 'on-request', BRANDS_FILE: brandsFile, REVALIDATE_SECRET: secret },
        at,
      );
    provider = await startProvider();
    cms = await startCms();
    const start = (folderOfBrand: string, at: number) =>
      startSiteServer({
        folder: folderOfBrand,
        port: at,
        providerPort: provider.port,
        workDir: path.join(folder, folderOfBrand),
        env: { REVALIDATE_SECRET: secret, STATIC_PAGES_URL: cms.url },
      });
    [site, templateSite, token, templateToken] = await Promise.all([
      start(testedBrand.key, port),
      start('sister-site-template', templatePort),
      createToken(testedBrand.key),
      createToken('sister-site-template'),
    ]);
  });

  afterAll(async () => {
    await Promise.all([site.service.stop(), templateSite.service.stop(), provider.service.stop()]);
    cms.server.close();
    remove();
  });

  const send = async (method: string, address: string, body?: unknown, secretOf = token): Promise<number> => {
    const response = await fetch(provider.origin + address, {
      method,
      headers: { authorization: `Bearer ${secretOf}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (response.status >= 400) throw new Error(`${method} ${address}: ${response.status} ${text}`);
    return response.status;
  };

  const visit = (address: string, origin = site.origin): Promise<HttpResponse> => get(address, {}, origin);
  /** Visits the places, so that they are in the caches of the site. */
  const visitAll = () => Promise.all(places.map((place) => visit(place)));

  /**
   * The addresses whose pages fail a check. A test polls them until none is left.
   * The limit of a poll is far below the lifetime of a cached page, so an empty list proves the purge.
   */
  const findFailing = async (
    addresses: readonly string[],
    check: (page: HttpResponse) => boolean,
    origin = site.origin,
  ): Promise<string[]> => {
    const checked = await Promise.all(
      addresses.map(async (address) => ({ address, passes: check(await visit(address, origin)) })),
    );
    return checked.filter(({ passes }) => !passes).map(({ address }) => address);
  };

  /** Search marks the words of the query, so that they are in elements of their own. */
  const includes = (page: HttpResponse, text: string): boolean =>
    page.text.replaceAll(/<\/?(?:mark|span)[^>]*>/g, '').includes(text);
  const shows = (text: string) => (page: HttpResponse) => page.status === 200 && includes(page, text);
  const lacks = (text: string) => (page: HttpResponse) => !includes(page, text);

  test('a new article is in every place', async () => {
    await visitAll();
    expect((await visit(article)).status).toBe(404);
    expect(await send('PUT', item, deal)).toBe(201);
    const lists = places.filter((place) => !place.includes('sitemaps'));
    await expect.poll(() => findFailing(lists, shows('Zebra Tower'))).toEqual([]);
    await expect.poll(() => findFailing(['/sitemaps/articles-1.xml'], shows(article))).toEqual([]);
  });

  test('a correction is on its page and in lists', async () => {
    await visitAll();
    await send('PATCH', item, { title: 'Zebra Tower is sold again', updatedAt: new Date().toISOString() });
    const corrected = places.filter((place) => !place.includes('sitemaps'));
    await expect.poll(() => findFailing(corrected, shows('Zebra Tower is sold again'))).toEqual([]);
  });

  test('a withdrawn article is gone from every place', async () => {
    await visitAll();
    await send('PATCH', item, { status: 'withdrawn' });
    await expect.poll(() => findFailing([article, `/amp${article}`], ({ status }) => status === 404)).toEqual([]);
    await expect
      .poll(() => findFailing(places.slice(2), (page) => lacks('Zebra Tower')(page) && lacks(article)(page)))
      .toEqual([]);
  });

  test('an embargoed article appears at its minute', async () => {
    const at = `${day}/giraffe-tower-opens`;
    const toTime = (ms: number) => new Date(Date.now() + ms).toISOString();
    await send('PUT', `/content/v1/articles/${at}`, {
      ...deal,
      title: 'Giraffe Tower opens',
      publishAt: toTime(3_600_000),
    });
    const address = `/${at}/`;
    expect((await visit(address)).status).toBe(404);
    await visit('/markets/northeast/');
    // Soon, but only now: the visits may take seconds.
    const publishAt = toTime(3_000);
    await send('PATCH', `/content/v1/articles/${at}`, { publishAt });
    await expect.poll(() => findFailing([address, '/markets/northeast/'], shows('Giraffe Tower opens'))).toEqual([]);
    expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(publishAt));
  });

  test('a story of two publications is written, scheduled, corrected and withdrawn on both, each with its own token', async () => {
    const lists = listPlaces(templateDeal.primary).filter((place) => !place.includes('sitemaps'));
    const publications = [
      {
        secretOf: token,
        origin: site.origin,
        story: deal,
        shown: places.filter((place) => !place.includes('sitemaps')),
      },
      { secretOf: templateToken, origin: templateSite.origin, story: templateDeal, shown: lists },
    ];
    /** Sends a change to both publications, and waits until it is on both sites. */
    const change = async (
      method: string,
      getBody: (story: object) => object,
      check: (page: HttpResponse) => boolean,
    ) => {
      const changes = publications.map(async ({ secretOf, origin, story, shown }) => {
        await Promise.all(shown.map((place) => visit(place, origin)));
        await send(method, item, getBody(story), secretOf);
        await expect.poll(() => findFailing(shown, check, origin)).toEqual([]);
      });
      await Promise.all(changes);
    };
    const publishAt = new Date(Date.now() + 8_000);
    const scheduled = { status: 'scheduled', publishAt: publishAt.toISOString(), title };
    await change('PUT', (story) => ({ ...story, ...scheduled }), shows('Zebra Tower'));
    expect(Date.now()).toBeGreaterThanOrEqual(publishAt.getTime());
    const corrected = 'Zebra Tower is sold to zebras';
    await change('PATCH', () => ({ title: corrected }), shows(corrected));
    await change(
      'PATCH',
      () => ({ status: 'withdrawn' }),
      (page) => page.status === 404 || lacks('Zebra Tower')(page),
    );
    const foreign = send('PUT', '/content/v1/articles/2026/01/01/foreign', deal, templateToken);
    await expect(foreign).rejects.toThrow(/422.*markets\/northeast/s);
  });

  test('an old address leads to the article, and an unknown one is not found', async () => {
    const to = `/${day}/giraffe-tower-opens/`;
    await send('PUT', '/content/v1/redirects', {
      redirects: [
        { from: '/2019/05/giraffe/', to },
        { from: '/?p=4711', to },
        { from: '/2019/05/06/giraffe/', to },
      ],
    });
    for (const old of ['/2019/05/giraffe/', '/?p=4711', '/2019/05/06/giraffe/']) {
      const { status, headers } = await visit(old);
      expect([status, headers.get('location')], old).toEqual([308, to]);
    }
    expect((await visit('/2019/05/no-giraffe/')).status).toBe(404);
    expect((await visit('/?p=4712')).status).toBe(200);
  });

  test('the style sheet of a package and the recommendation id of an article reach their pages', async () => {
    const at = '/special-reports/zebra-file/';
    await send('PUT', `/content/v1/articles/${day}/zebra-file-opens`, { ...deal, recombeeId: 'rec-zebra' });
    await send('PUT', '/content/v1/packages/zebra-file', {
      title: 'The Zebra File',
      type: 'Special+Reports',
      packageUrl: at,
      cssFile: '/brand/zebra.css',
      articles: [`${day}/zebra-file-opens`],
    });
    await expect.poll(() => findFailing([at], shows('href="/brand/zebra.css"'))).toEqual([]);
    await expect.poll(() => findFailing([`/${day}/zebra-file-opens/`], shows('"recombee_id":"rec-zebra"'))).toEqual([]);
  });

  test('the top of the trending list and the name of a channel reach the pages that show them', async () => {
    const [chosen, withList] = [`/${day}/zebra-file-opens/`, '/podcastcenter/'];
    expect(await findFailing([withList, chosen], lacks('Harborlands'))).toEqual([]);
    expect(await findFailing([withList], lacks(chosen))).toEqual([]);
    await send('PUT', '/content/v1/trending-lists/site', { articles: [`${day}/zebra-file-opens`] });
    await expect.poll(() => findFailing([withList], shows(chosen))).toEqual([]);
    await send('PUT', '/content/v1/channels/markets', { name: 'Harborlands', uri: '/markets/' });
    await expect.poll(() => findFailing([chosen], shows('Harborlands'))).toEqual([]);
  });

  test('§7.2: static pages come from a content-management system', async () => {
    const page = await visit('/static/contact-us/');
    expect([page.status, page.text]).toEqual([200, expect.stringContaining('Write to the zebra desk')]);
    expect(page.text).toContain('From another system.');
    expect((await visit('/static/about-us/')).status).toBe(404);
    expect((await visit('/sitemaps/pages.xml')).text).toContain('/static/contact-us/');
  });

  test('while the provider is down, a changed page is shown as it was, and a withdrawn one is not', async () => {
    const [changed, withdrawn] = [`${day}/giraffe-tower-opens`, `${day}/okapi-tower-closes`];
    await send('PUT', `/content/v1/articles/${withdrawn}`, { ...deal, title: 'Okapi Tower closes' });
    const feed = '/markets/northeast/feed/';
    await expect
      .poll(() => findFailing([`/${changed}/`, `/${withdrawn}/`, feed], (page) => page.status === 200))
      .toEqual([]);
    await expect.poll(() => findFailing([feed], shows('Okapi Tower closes'))).toEqual([]);
    await send('PATCH', `/content/v1/articles/${withdrawn}`, { status: 'withdrawn' });
    await send('PATCH', `/content/v1/articles/${changed}`, { title: 'Giraffe Tower opens again' });
    await expect
      .poll(() => findFailing([feed], (page) => shows('Giraffe Tower opens again')(page) && lacks('Okapi')(page)))
      .toEqual([]);
    await provider.service.stop();
    const isGone = (page: HttpResponse): boolean => page.status >= 400 && lacks('striped tower')(page);
    await expect.poll(() => findFailing([`/${withdrawn}/`], isGone)).toEqual([]);
    // Next would store the page of before again where a render fails.
    for (let reader = 0; reader < 3; reader += 1) expect(await findFailing([`/${withdrawn}/`], isGone)).toEqual([]);
    expect(shows('Giraffe Tower opens')(await visit(`/${changed}/`))).toBe(true);
    // A failed render is repeated after ten seconds (documentCache.test.ts), and with results of before for some more.
    if (!isFullRun) return;
    provider = await startProvider(provider.port);
    await expect
      .poll(() => findFailing([`/${changed}/`], shows('Giraffe Tower opens again')), { timeout: 60_000 })
      .toEqual([]);
  });
});
