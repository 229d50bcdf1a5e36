import { beforeAll, describe, expect, test } from 'vitest';
import { writeAllContent } from './fixtures/everything.ts';
import { now } from './fixtures/publication.ts';
import { createGraphqlClient } from './support/graphqlClient.ts';
import { describeWithDatabase } from './support/engines.ts';

describeWithDatabase('content (§3, §7.1)', (open) => {
  let execute: ReturnType<typeof createGraphqlClient>;
  beforeAll(async () => {
    await writeAllContent(open().db);
    execute = createGraphqlClient(open(), now);
  });

  test('returns an article with byline, dates, body blocks and attachments', async () => {
    const { data, errors } =
      await execute(`{ getContentAndBook(naturalId: "/2026/11/21/everything/", site: "example") { book { title }
      article { uri canonicalUrl readtime prettyDateTime prettyModified bodyArray needToKnow tags authors { name webUrl } primaryCategory { name channelName channelUri }
        categories { name } allCategories { name } slides { title width alt credit } video { duration } kickerPresentedBy { label } } } }`);
    expect(errors).toEqual([]);
    expect(data.getContentAndBook).toEqual({
      book: { title: 'The patient acre' },
      article: {
        uri: '/2026/11/21/everything/',
        canonicalUrl: 'https://www.example.com/2026/11/21/everything/',
        readtime: '4 minute read',
        prettyDateTime: 'November 21, 2026 at 9:00 a.m. ET',
        prettyModified: 'November 21, 2026 at 10:00 a.m. ET',
        bodyArray: ['<p>Everything has a body &amp; an end.</p>', '<h2>Second</h2>'],
        needToKnow: ['One fact'],
        tags: ['office'],
        authors: [
          { name: 'Maren Ostrow', webUrl: '/author/profile/maren-ostrow/' },
          { name: 'Luis Ferrand', webUrl: '/author/profile/luis-ferrand/' },
        ],
        primaryCategory: { name: 'Atlanta', channelName: 'Markets', channelUri: '/markets/' },
        categories: [{ name: 'Atlanta' }, { name: 'Office' }, { name: 'Capital Markets' }, { name: 'Premium' }],
        allCategories: [
          { name: 'Atlanta' },
          { name: 'Office' },
          { name: 'Capital Markets' },
          { name: 'Premium' },
          { name: 'News' },
        ],
        slides: [{ title: 'One', width: 1200, alt: 'A plat', credit: 'Ann Lee' }],
        video: { duration: 214 },
        kickerPresentedBy: null,
      },
    });
  });

  test.each(['2026/11/21/nothing', '', '2025/02/31/everything', 'a\u0000b'])(
    'returns null for the naturalId %j',
    async (naturalId) => {
      const { data, errors } = await execute(
        'query ($naturalId: ID!) { getContent(naturalId: $naturalId, site: "example") { title } }',
        { naturalId },
      );
      expect({ data, errors }).toEqual({ data: { getContent: null }, errors: [] });
    },
  );

  test('returns null for a visitor without credentials', async () => {
    const { data } = await execute('{ getUser { userId } getCustomer(encryptedCustomerId: "1") { id } }');
    expect(data).toEqual({ getUser: null, getCustomer: null });
  });

  describe('packages', () => {
    test.each(['Special+Reports', 'Special Reports', 'special+reports'])(
      'accepts %s as the same type (§9)',
      async (type) => {
        const { data } = await execute(
          `query ($type: String!) { getPackagesByType(site: "example", type: $type) { estimate packages { title estimate articles { title } navigations { name estimate searchContents { title } } sponsors { name } } }
          getPackagesByTypeLite(site: "example", type: $type) { packages { title articles { title } } } }`,
          { type },
        );
        expect(data.getPackagesByType.estimate).toBe(1);
        const [report] = data.getPackagesByType.packages;
        expect(report.articles.map(({ title }: { title: string }) => title)).toEqual([
          'Everything about offices',
          'A video',
          'An older story',
          'Elsewhere',
        ]);
        expect(report.navigations).toEqual([
          {
            name: 'Capital',
            estimate: 3,
            searchContents: [{ title: 'Everything about offices' }, { title: 'A video' }, { title: 'An older story' }],
          },
          { name: 'Gone', estimate: 0, searchContents: [] },
        ]);
        expect(report.sponsors).toEqual([{ name: 'Fairmount Credit' }]);
        expect(data.getPackagesByTypeLite.packages).toEqual([{ title: 'The maturity file', articles: [] }]);
      },
    );

    test('lists all packages except positions of the home page without a type', async () => {
      const { data } = await execute('{ getPackagesByTypeLite(site: "example") { packages { slug } } }');
      expect(data.getPackagesByTypeLite.packages.map(({ slug }: { slug: string }) => slug).toSorted()).toEqual([
        'issue-november',
        'special-report',
      ]);
    });

    test.each([
      ['magazine: "real-estate-forum", type: "magazine"', 1],
      ['magazine: "another", type: "magazine"', 0],
      ['type: "magazine", start: 2, end: 3', 0],
    ])('filters by %s: %i packages', async (args, count) => {
      const { data } = await execute(`{ getPackagesByTypeLite(site: "example", ${args}) { packages { slug } } }`);
      expect(data.getPackagesByTypeLite.packages).toHaveLength(count);
    });

    test.each([
      ['issue-november', 'issue-november'],
      ['the id', 'issue-november'],
      ['99999999', null],
      ['no-such', null],
    ])('finds a package by slug or id: %s', async (word, slug) => {
      const { data: listed } = await execute(
        '{ getPackagesByTypeLite(site: "example", type: "magazine") { packages { id } } }',
      );
      const wanted = word === 'the id' ? listed.getPackagesByTypeLite.packages[0].id : word;
      const { data } = await execute(
        'query ($slug: String!) { getPackageBySlug(slug: $slug, site: "example") { slug } }',
        {
          slug: wanted,
        },
      );
      expect(data.getPackageBySlug?.slug ?? null).toBe(slug);
    });

    test.each([1001, 99_981, 1_000_000])('returns no packages for a range from %i', async (start) => {
      const { data, errors } = await execute(
        'query ($start: Int, $end: Int) { getPackagesByTypeLite(site: "example", start: $start, end: $end) { estimate packages { slug } } }',
        { start, end: start + 9 },
      );
      expect(errors).toEqual([]);
      expect(data.getPackagesByTypeLite).toEqual({ estimate: 2, packages: [] });
    });

    test.each([
      [0, 9],
      [-5, 4],
      [5, 4],
      [1_000_001, 1_000_010],
    ])('rejects a range from %i to %i with a reason', async (start, end) => {
      const { errors } = await execute(
        'query ($start: Int, $end: Int) { getPackagesByTypeLite(site: "example", start: $start, end: $end) { estimate } }',
        { start, end },
      );
      expect(errors[0]?.extensions?.code).toBe('BAD_USER_INPUT');
    });

    test('rejects a range of more than 100 with a reason', async () => {
      const { errors } = await execute('{ getPackagesByTypeLite(site: "example", start: 1, end: 101) { estimate } }');
      expect(errors[0]?.extensions?.code).toBe('BAD_USER_INPUT');
    });

    test('returns the package at a position, with and without a site', async () => {
      const { data } = await execute(
        '{ a: getPackageByPosition(position: "home-lead", site: "example") { articles { title } } b: getPackageByPosition(position: "home-lead") { title } c: getPackageByPosition(position: "none", site: "example") { title } }',
      );
      expect(data).toEqual({ a: { articles: [{ title: 'Everything about offices' }] }, b: { title: 'Lead' }, c: null });
    });

    test('finds the packages of an article by naturalId', async () => {
      const { data } = await execute(
        '{ getPackagesForArticle(docId: "2026/11/21/everything", publication: "exa:example") { slug morePages totalPages } }',
      );
      expect(data.getPackagesForArticle.map(({ slug }: { slug: string }) => slug).toSorted()).toEqual([
        'issue-november',
        'special-report',
      ]);
    });
  });

  test('returns related articles by streams, kind or primary stream', async () => {
    const { data } =
      await execute(`{ like: getYouMayLikeForContent(naturalId: "2026/11/21/everything", site: "example") { title domainId }
      kind: getRelatedKindOfContent(naturalId: "2026/11/21/everything", site: "example", kind: "video") { title }
      deeper: getDigDeeperBnF(naturalId: "2026/11/21/everything", site: "example") { title } }`);
    expect(data.like[0]).toEqual({ title: 'An older story', domainId: 'example' });
    expect(data.kind).toEqual([{ title: 'A video' }]);
    expect(data.deeper).toEqual([{ title: 'An older story' }, { title: 'A video' }]);
  });

  test.each(['Maren Ostrow', 'maren-ostrow', 'By Maren Ostrow', ' maren  ostrow '])(
    'finds the author by %j (§2.1)',
    async (byline) => {
      const { data } = await execute(
        'query ($byline: String!) { getAuthor(byline: $byline, site: "example", pageSize: 1) { name webUrl estimate social { network } articles { title } } }',
        { byline },
      );
      expect(data.getAuthor).toEqual({
        name: 'Maren Ostrow',
        webUrl: '/author/profile/maren-ostrow/',
        estimate: 4,
        social: [{ network: 'linkedin' }],
        articles: [{ title: 'Everything about offices' }],
      });
    },
  );

  test('lists the live webcast first, then coming ones with the next first, then past ones with the latest first', async () => {
    const list = async (page: number) => {
      const { data } = await execute(
        `{ getWebcastStream(site: "example", pageSize: 3, page: ${page}) { estimate contents { uri webcastStatus webcastDate } } }`,
      );
      return data.getWebcastStream;
    };
    const pages = [await list(1), await list(2)];
    expect(
      pages.flatMap(({ contents }) =>
        contents.map(({ uri, webcastStatus }: { uri: string; webcastStatus: string }) => [
          uri.split('/')[3],
          webcastStatus,
        ]),
      ),
    ).toEqual([
      ['live', 'live'],
      ['upcoming', 'upcoming'],
      ['later', 'upcoming'],
      ['past', 'ondemand'],
      ['older', 'ondemand'],
    ]);
    expect(pages[0].contents[1].webcastDate).toBe('2026-11-21T12:00:00-05:00');
  });

  test('lists the webcasts of a topic, which is a category', async () => {
    const { data } = await execute(
      '{ getWebcastStream(site: "example", topic: "sectors/office/") { estimate contents { uri channel { name uri } } } }',
    );
    const channel = { name: 'Office', uri: '/sectors/office/' };
    expect(data.getWebcastStream).toEqual({
      estimate: 2,
      contents: [
        { uri: '/webcasts/on-demand/upcoming/', channel },
        { uri: '/webcasts/on-demand/past/', channel },
      ],
    });
  });

  test.each([
    [
      'getWebcast(uri: "/webcasts/on-demand/live/", site: "example") { title webcastStatus }',
      { title: 'A webcast', webcastStatus: 'live' },
    ],
    ['getWebcast(uri: "/webcasts/on-demand/live", site: "example") { title }', null],
    [
      'getPodcast(uri: "/podcastcenter/one/", site: "example") { title podcastDate }',
      { title: 'One', podcastDate: '2026-11-21T05:00:00-05:00' },
    ],
    ['getPodcast(uri: "/podcastcenter/ahead/", site: "example") { title }', null],
    [
      'getEvent(uri: "/events/over/", publication: "exa:example") { eventTitle docUri }',
      { eventTitle: 'Over', docUri: '/events/over/' },
    ],
    ['getEvent(uri: "/events/next/", publication: "example") { eventTitle }', { eventTitle: 'Next' }],
    ['getEvent(uri: "", publication: "example") { eventTitle }', null],
    ['getEvent(uri: "\\u0000", publication: "example") { eventTitle }', null],
  ])('finds an item by URI: %s', async (call, item) => {
    const { data, errors } = await execute(`{ item: ${call} }`);
    expect([data.item, errors]).toEqual([item, []]);
  });

  test('lists a running event as future, past events separately, and applies filters', async () => {
    const { data } =
      await execute(`{ future: getFutureEvents(publication: "exa:example") { estimate locations events { eventTitle } }
      past: getPastEvents(publication: "exa:example") { events { eventTitle } }
      columbus: getFutureEvents(publication: "exa:example", city: "columbus") { estimate locations events { eventTitle } }
      all: getFutureEvents(publication: "exa:example", city: "All Locations", topic: "*") { estimate } }`);
    expect(data.future).toEqual({
      estimate: 2,
      locations: ['Columbus', 'New York'],
      events: [{ eventTitle: 'Running' }, { eventTitle: 'Next' }],
    });
    expect(data.past.events).toEqual([{ eventTitle: 'Over' }]);
    expect(data.columbus).toEqual({
      estimate: 1,
      locations: ['Columbus', 'New York'],
      events: [{ eventTitle: 'Running' }],
    });
    expect(data.all.estimate).toBe(2);
  });

  test('returns the days of the editorial calendar unchanged, without old issues', async () => {
    const { data } = await execute(
      '{ getEditorialCalendar(publication: "exa:example") { title publicationDate closeDate embargoDate } }',
    );
    expect(data.getEditorialCalendar).toEqual([
      { title: 'The small-suite issue', publicationDate: '2026-12-09', closeDate: '2026-11-22', embargoDate: null },
    ]);
  });

  test.each([
    ['', 3],
    ['publishedYear: 2026', 2],
    ['winner: true', 2],
    ['finalist: true', 1],
    ['segment: "office"', 3],
    ['segment: "retail"', 0],
    ['award: "Rainmaker of the Year", publishedYear: 2025', 1],
    ['usage: "example"', 3],
    ['usage: "other"', 0],
    ['usage: "directory"', 3],
  ])('filters recognition profiles by {%s}: %i', async (filter, total) => {
    const { data, errors } = await execute(
      `{ getRecognitionProfileList(directory: "rainmakers", pageLength: 2, ${filter}) { total profiles { proName firm } } }`,
    );
    expect(errors).toEqual([]);
    expect(data.getRecognitionProfileList.total).toBe(total);
  });

  test('returns the newest profile of a person', async () => {
    const { data } = await execute(
      '{ getRecognitionProfile(directory: "rainmakers", docName: "ramona-castellane") { publishedYear qAndA { question } awards { winner } } }',
    );
    expect(data.getRecognitionProfile).toEqual({
      publishedYear: 2026,
      qAndA: [{ question: 'What first?' }],
      awards: [{ winner: true }],
    });
  });

  test.each(['about-us', 'nuxt-about-us'])('returns the static page %s (§2.3)', async (slug) => {
    const { data } = await execute(
      'query ($slug: String!) { getStaticPage(brandShortName: "estate", slug: $slug) { slug title settings { pageLayout removeMarginPadding } } }',
      { slug },
    );
    expect(data.getStaticPage).toEqual({
      slug: 'about-us',
      title: 'About',
      settings: { pageLayout: 'right_rail', removeMarginPadding: null },
    });
  });

  test.each([
    ['page: "home"', ['For the home page']],
    ['page: "nowhere"', ['For everyone']],
    ['page: "nowhere", showDefault: false', []],
  ])('returns promotional listings for {%s}', async (args, titles) => {
    const { data } = await execute(`{ getPromotionalListings(site: "example", ${args}) { title } }`);
    expect(data.getPromotionalListings.map(({ title }: { title: string }) => title)).toEqual(titles);
  });
});
