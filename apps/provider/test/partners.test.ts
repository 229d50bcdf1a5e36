import { beforeAll, describe, expect, test } from 'vitest';
import { partnerRoutes } from '../src/content/partners/routes.ts';
import { createRouter } from '../src/server/router.ts';
import { hoursAgo, now, writePublication } from './fixtures/publication.ts';
import { describeWithDatabase } from './support/engines.ts';

const base = '/data-api/cache/branded-resources';

describeWithDatabase('data services of partners (§7.2)', (open) => {
  let request: (path: string, init?: RequestInit) => Promise<Response>;
  const json = async (path: string) => (await request(path)).json();
  const names = async (path: string) =>
    ((await json(path)) as { resourceName: string }[]).map(({ resourceName }) => resourceName);

  beforeAll(async () => {
    const { db } = open();
    const { siteId, otherSiteId } = await writePublication(db);
    const [harrow, meter, elsewhere] = await db
      .insertInto('publishers')
      .values([
        {
          siteId,
          publisher: 'harrow',
          name: 'Harrow & Pike',
          sponsored: true,
          sponsorBlurb: 'Closes on the day.',
          logo: '/images/logo-harrow',
          socials: JSON.stringify([{ name: 'YouTube', url: 'https://example.com/yt' }]),
          position: 0,
        },
        { siteId, publisher: 'open meter', name: 'Open Meter', sponsored: false, socials: '[]', position: 1 },
        {
          siteId: otherSiteId,
          publisher: 'elsewhere',
          name: 'Elsewhere',
          sponsored: false,
          socials: '[]',
          position: 0,
        },
      ])
      .returning('id')
      .execute();
    await db
      .insertInto('resourceTopics')
      .values([
        { siteId, topic: 'Law & Leases', name: 'Law', slug: 'law' },
        { siteId, topic: 'Tax', name: 'Tax', slug: 'tax', position: 1 },
      ])
      .execute();
    const resource = (slug: string, publisherId: number, topic: string, hours: number, site = siteId) => ({
      siteId: site,
      publisherId,
      slug,
      resourceName: slug,
      downloadUrl: `https://example.com/${slug}.pdf`,
      topic,
      startDate: hoursAgo(hours),
    });
    await db
      .insertInto('resources')
      .values([
        resource('older', harrow?.id ?? 0, 'Law & Leases', 48),
        resource('newer', harrow?.id ?? 0, 'Tax', 2),
        resource('ahead', harrow?.id ?? 0, 'Tax', -2),
        resource('metered', meter?.id ?? 0, 'Tax', 30),
        resource('foreign', elsewhere?.id ?? 0, 'Tax', 1, otherSiteId),
      ])
      .execute();
    await db
      .insertInto('partnerVideos')
      .values([
        {
          siteId,
          publisherId: harrow?.id ?? null,
          slug: 'pv-1',
          title: 'Shown',
          duration: 65,
          publishedAt: hoursAgo(3),
        },
        { siteId, slug: 'pv-2', title: 'Ahead', publishedAt: hoursAgo(-3) },
      ])
      .execute();
    await db
      .insertInto('staticPages')
      .values({
        siteId,
        slug: 'about-us',
        path: '/static/about-us/',
        title: 'About',
        content: '<p>Us</p>',
        settings: JSON.stringify({ pageLayout: 'right_rail' }),
      })
      .execute();
    const handle = createRouter(partnerRoutes(db, () => now));
    request = (path, init) => handle(new Request(`http://provider.invalid${path}`, init), '203.0.113.1');
  });

  test('publishers: returns sponsored as a string and internalURL from the identifier (§3)', async () => {
    expect(await json(`${base}/publishers?brand=example`)).toMatchObject([
      {
        publisher: 'harrow',
        name: 'Harrow & Pike',
        sponsored: 'true',
        sponsorBlurb: 'Closes on the day.',
        logo: '/images/logo-harrow',
        socials: [{ name: 'YouTube', url: 'https://example.com/yt' }],
        internalURL: '/company-resources/?realmID=harrow',
      },
      { publisher: 'open meter', sponsored: 'false', internalURL: '/company-resources/?realmID=open%20meter' },
    ]);
  });

  test('bypublishers: returns sponsored as a boolean, with published resources (§3)', async () => {
    expect(await json(`${base}/bypublishers?publisher=harrow&brand=example`)).toMatchObject({
      publisher: { publisher: 'harrow', sponsored: true },
      resources: [{ resourceName: 'newer' }, { resourceName: 'older' }],
    });
    expect(await json(`${base}/bypublishers?publisher=nobody`)).toEqual({ resources: [], publisher: null });
    expect(await json(`${base}/bypublishers?publisher=harrow&brand=other`)).toEqual({ resources: [], publisher: null });
  });

  test.each([
    ['', ['foreign', 'newer', 'metered', 'older']],
    ['?topic=*&brand=example', ['newer', 'metered', 'older']],
    ['?topic=Law%20%26%20Leases', ['older']],
    ['?topic=law', ['older']],
    ['?topic=tax&brand=example', ['newer', 'metered']],
    ['?topic=nothing', []],
    ['?brand=nobody', []],
  ])('byresources%s: lists resources, the newest first', async (query, expected) => {
    expect(await names(`${base}/byresources${query}`)).toEqual(expected);
  });

  test('returns all fields of a resource (§3)', async () => {
    expect(await json(`${base}/byresources?topic=law`)).toEqual([
      {
        id: 'older',
        resourceName: 'older',
        publisher: 'harrow',
        publisherName: 'Harrow & Pike',
        resourceImageURL: null,
        downloadURL: 'https://example.com/older.pdf',
        resourceShortDescription: null,
        topic: 'Law & Leases',
        type: null,
        startDate: hoursAgo(48).toISOString(),
      },
    ]);
  });

  test('topics: counts published resources', async () => {
    expect(await json(`${base}/topics?brand=example`)).toEqual([
      { topic: 'Law & Leases', name: 'Law', slug: 'law', count: 1 },
      { topic: 'Tax', name: 'Tax', slug: 'tax', count: 2 },
    ]);
    expect(await json(`${base}/topics?brand=other`)).toEqual([]);
  });

  test('videos.json: lists published videos', async () => {
    expect(await json('/branded-resources/videos.json?brand=example')).toEqual([
      {
        id: 'pv-1',
        title: 'Shown',
        description: null,
        publisher: 'harrow',
        publisherName: 'Harrow & Pike',
        durationSeconds: 65,
        imageURL: null,
        videoURL: null,
        footage: null,
        startDate: hoursAgo(3).toISOString(),
      },
    ]);
  });

  describe('the look-up of static pages (§7.2)', () => {
    const path = '/gbst/wp-json/wp/v2/pages';
    test.each(['about-us', 'nuxt-about-us', 'nothing,about-us'])('finds the page with slug=%s', async (slug) => {
      const response = await request(`${path}?slug=${slug}`);
      expect(response.headers.get('x-wp-total')).toBe('1');
      expect(await response.json()).toMatchObject([
        {
          slug: 'about-us',
          link: '/static/about-us/',
          title: { rendered: 'About' },
          content: { rendered: '<p>Us</p>', protected: false },
          settings: { pageLayout: 'right_rail' },
        },
      ]);
    });
    test('lists all pages without their content', async () => {
      const [page] = await json(path);
      expect(page).toMatchObject({ slug: 'about-us', link: '/static/about-us/', title: { rendered: 'About' } });
      expect(page).not.toHaveProperty('content');
    });
    test('returns an empty list for a missing page and for another brand', async () => {
      expect(await json(`${path}?slug=nothing`)).toEqual([]);
      expect(await json(`${path}?slug=about-us&brand=other`)).toEqual([]);
    });
    test.each([
      [
        `?slug=${Array.from({ length: 21 }, (_, index) => `p${index}`).join(',')}`,
        'slug: request at most 20 pages at once',
      ],
    ])('rejects %s', async (query, error) => {
      const response = await request(path + query);
      expect([response.status, await response.json()]).toEqual([400, { error }]);
    });
  });

  test('allows caching for a minute and responds with 304 to a matching ETag', async () => {
    const first = await request(`${base}/topics`);
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toMatch(/max-age=60/);
    const again = await request(`${base}/topics`, { headers: { 'if-none-match': `"other", W/${etag}` } });
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
    expect((await request(`${base}/topics`, { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
  });

  test('rejects invalid parameters with a reason and no-store', async () => {
    const response = await request(`${base}/bypublishers`);
    expect([response.status, response.headers.get('cache-control'), await response.json()]).toEqual([
      400,
      'no-store',
      { error: 'publisher: is required' },
    ]);
    expect((await request(`${base}/publishers`, { method: 'POST' })).status).toBe(405);
  });
});
