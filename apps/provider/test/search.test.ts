import { beforeAll, describe, expect, test } from 'vitest';
import { now, writePublication, writeStories } from './fixtures/publication.ts';
import { createGraphqlClient } from './support/graphqlClient.ts';
import { describeEachSearch } from './support/searchEngines.ts';

const search = `query ($query: String = "", $domain: String = "example", $topic: String, $startDate: Date, $stopDate: Date, $sort: SearchSort, $direction: Direction, $page: Int, $pageSize: Int, $section: String, $term: String, $filter: String) {
  getArticleSearch(domain: $domain, query: $query, topic: $topic, startDate: $startDate, stopDate: $stopDate, sort: $sort, direction: $direction, page: $page, pageSize: $pageSize, section: $section, term: $term, filter: $filter) {
    query estimate onlyCommonWords ignored contents { title body highlight { title summary body } } facets { parent name count slug } } }`;

const titles = (data: { getArticleSearch: { contents: { title: string }[] } }) =>
  data.getArticleSearch.contents.map(({ title }) => title);

describeEachSearch('search (§5, §7.1)', ({ open, openSearch }) => {
  let execute: ReturnType<typeof createGraphqlClient>;
  beforeAll(async () => {
    const { db } = open();
    const publication = await writePublication(db);
    await writeStories(db, publication, [
      {
        slug: 'in-body',
        title: 'A tower is sold',
        hours: 1,
        blocks: ['<p>The <b>elevators</b> were slow.</p>'],
        streams: ['markets/miami', 'sectors/office'],
      },
      {
        slug: 'in-summary',
        title: 'Leasing slows',
        summary: 'Blame the elevator.',
        hours: 2,
        streams: ['markets/atlanta', 'example-topics/capital-markets'],
      },
      {
        slug: 'in-title',
        title: 'Elevators decide',
        hours: 100,
        streams: ['markets/atlanta', 'sectors/office'],
        kicker: 'Video',
      },
      { slug: 'phrase', title: 'The cap rate holds', hours: 200 },
      { slug: 'no-phrase', title: 'The rate of the cap', hours: 201 },
      {
        slug: 'injection',
        title: 'Elevenses <script>alert(1)</script> & "quotes"',
        summary: '<img src=x onerror=alert(1)> elevenses',
        hours: 300,
        blocks: ['<p>&lt;script&gt;elevenses&lt;/script&gt; <mark>x</mark></p>'],
      },
      { slug: 'ahead', title: 'Elevators tomorrow', hours: -24 },
    ]);
    execute = createGraphqlClient(open(), now, { search: await openSearch() });
  });

  test('finds words by stem in title, summary and body, the newest first', async () => {
    const { data } = await execute(search, { query: 'elevator' });
    expect(data.getArticleSearch.estimate).toBe(3);
    expect(titles(data as never)).toEqual(['A tower is sold', 'Leasing slows', 'Elevators decide']);
  });

  test('ranks matches in the title above the summary, and these above the body', async () => {
    const { data } = await execute(search, { query: 'elevator', sort: 'relevance' });
    expect(titles(data as never)).toEqual(['Elevators decide', 'Leasing slows', 'A tower is sold']);
    const turned = await execute(search, { query: 'elevator', sort: 'relevance', direction: 'ascending' });
    expect(titles(turned.data as never)).toEqual(['A tower is sold', 'Leasing slows', 'Elevators decide']);
  });

  test.each(['"cap rate"', '\\"cap rate\\"'])('finds %s as a phrase (§5)', async (query) => {
    const { data } = await execute(search, { query });
    expect(titles(data as never)).toEqual(['The cap rate holds']);
  });

  test('finds words in any order without quotes, and excludes words after -', async () => {
    expect(titles((await execute(search, { query: 'cap rate' })).data as never)).toEqual([
      'The cap rate holds',
      'The rate of the cap',
    ]);
    expect(titles((await execute(search, { query: 'rate -holds' })).data as never)).toEqual(['The rate of the cap']);
  });

  test.each([
    [{ startDate: '2026-11-21', stopDate: '2026-11-21' }, 2],
    [{ startDate: '2026-11-22' }, 0],
    [{ stopDate: '2026-11-17' }, 1],
    [{ stopDate: '2026-11-16' }, 0],
    [{ startDate: 'null', stopDate: '' }, 3],
    [{ startDate: '2026-12-01', stopDate: '2026-01-01' }, 0],
  ])('filters by %j: %i matches (inclusive days in the site’s time zone)', async (dates, count) => {
    const { data, errors } = await execute(search, { query: 'elevator', ...dates });
    expect(errors).toEqual([]);
    expect(data.getArticleSearch.estimate).toBe(count);
  });

  test.each(['2026-02-31', 'yesterday', '20261121'])('rejects the date %s with a reason', async (startDate) => {
    const { errors } = await execute(search, { query: 'elevator', startDate });
    expect(errors[0]?.message).toMatch(/YYYY-MM-DD/);
    expect(errors[0]?.message).not.toMatch(/Unexpected/);
  });

  test.each([
    [{ topic: '*' }, 3],
    [{ topic: 'All Topics' }, 3],
    [{ topic: 'Capital Markets' }, 1],
    [{ topic: 'capital-markets' }, 1],
    [{ topic: 'example-topics/capital-markets' }, 1],
    [{ topic: 'No Such Topic' }, 3],
    [{ section: 'Video' }, 1],
    [{ section: 'News' }, 2],
    [{ term: 'markets/atlanta' }, 2],
    [{ term: 'channel_1section_3' }, 1],
    [{ filter: 'Market:Atlanta, Sector:office' }, 1],
    [{ filter: 'Sector:Office' }, 2],
    [{ filter: 'Market:Nowhere' }, 3],
    [{ filter: 'Market:Nowhere, Market:Atlanta' }, 2],
    [{ term: 'markets/nowhere', section: 'constructor' }, 3],
    [{ topic: '*', section: 'News', term: 'markets/miami', filter: 'Office' }, 1],
  ])('filters by %j: %i matches', async (filters, count) => {
    const { data, errors } = await execute(search, { query: 'elevator', ...filters });
    expect(errors).toEqual([]);
    expect(data.getArticleSearch.estimate).toBe(count);
  });

  test.each([
    [{ topic: 'No Such Topic', section: 'News' }, ['No Such Topic'], 2],
    [{ filter: 'Market:Nowhere, Sector:Office', term: 'markets/nowhere' }, ['Market:Nowhere', 'markets/nowhere'], 2],
    [{ filter: 'toString' }, ['toString'], 3],
    [{ topic: '*' }, [], 3],
  ])('ignores and reports filter values without a category: %j', async (filters, ignored, count) => {
    const { data } = await execute(search, { query: 'elevator', ...filters });
    expect([data.getArticleSearch.ignored, data.getArticleSearch.estimate]).toEqual([ignored, count]);
  });

  test.each([
    ['the', true, ['The rate of the cap', 'The cap rate holds', 'Leasing slows', 'A tower is sold']],
    ['of the', true, ['The rate of the cap']],
    ['"of the"', true, ['The rate of the cap']],
    ['"the of"', true, []],
    ['THE And of', true, []],
    ['of or is', true, ['The rate of the cap', 'A tower is sold']],
    ['the elevator', false, ['Elevators decide', 'Leasing slows', 'A tower is sold']],
    ['🏢 !!', false, []],
  ])('reports whether %j has only common words (%s) and finds %j', async (query, onlyCommonWords, expected) => {
    const { data } = await execute(search, { query, sort: 'relevance' });
    expect([data.getArticleSearch.onlyCommonWords, data.getArticleSearch.estimate]).toEqual([
      onlyCommonWords,
      expected.length,
    ]);
    expect(titles(data as never)).toEqual(expected);
  });

  test('finds every article without a text', async () => {
    expect((await execute(search, { query: '' })).data.getArticleSearch.estimate).toBe(6);
  });

  test('applies dates and filters to a search for common words', async () => {
    const { data } = await execute(search, { query: 'the', filter: 'Office', startDate: '2026-11-20' });
    expect(titles(data as never)).toEqual(['A tower is sold']);
  });

  test('counts matches in the facets Section, Market, Sector and Topic', async () => {
    const { data } = await execute(
      '{ getArticleSearchFaceted(domain: "example", query: "elevator") { estimate facets { parent name count slug } } }',
    );
    expect(data.getArticleSearchFaceted.facets).toEqual([
      { parent: 'Section', name: 'News', count: 2, slug: 'example-sections/news' },
      { parent: 'Section', name: 'Video', count: 1, slug: 'example-sections/video' },
      { parent: 'Market', name: 'Atlanta', count: 2, slug: 'markets/atlanta' },
      { parent: 'Market', name: 'Miami', count: 1, slug: 'markets/miami' },
      { parent: 'Sector', name: 'Office', count: 2, slug: 'sectors/office' },
      { parent: 'Topic', name: 'Capital Markets', count: 1, slug: 'example-topics/capital-markets' },
    ]);
  });

  test('returns all articles for a faceted search without words', async () => {
    const { data } = await execute(
      '{ getArticleSearchFaceted(domain: "example", pageSize: 2) { estimate contents { title highlight { title } body } } }',
    );
    expect(data.getArticleSearchFaceted.estimate).toBe(6);
    expect(data.getArticleSearchFaceted.contents[0]).toEqual({
      title: 'A tower is sold',
      highlight: null,
      body: 'The elevators were slow.',
    });
  });

  describe('highlights', () => {
    test('mark matching words', async () => {
      const { data } = await execute(search, { query: 'elevator' });
      const [inBody, inSummary, inTitle] = data.getArticleSearch.contents;
      expect(inBody.highlight).toEqual({
        title: 'A tower is sold',
        summary: '',
        body: 'The <mark>elevators</mark> were slow',
      });
      expect(inBody.body).toBe('The elevators were slow');
      expect(inSummary.highlight.summary).toBe('Blame the <mark>elevator</mark>.');
      expect(inTitle.highlight.title).toBe('<mark>Elevators</mark> decide');
    });

    test('contain no other element of the content', async () => {
      const { data } = await execute(search, { query: 'elevenses' });
      const [{ highlight }] = data.getArticleSearch.contents;
      for (const html of Object.values(highlight as Record<string, string>)) {
        expect(html.replaceAll(/<\/?mark>/g, '')).not.toMatch(/[<>]/);
      }
      expect(highlight.body).toBe('script&gt;<mark>elevenses</mark>&lt;/script');
    });
  });

  describe('unusual search texts', () => {
    test.each([
      ['nothing', ''],
      ['a space', ' '],
      ['one quote', '"'],
      ['many quotes', '"" " \\" \'\''],
      ['an ampersand', 'AT&T & R%26D &amp;'],
      ['operators', '& | ! ( ) :* <-> - or OR and not'],
      ['the word null', 'null'],
      ['emoji', '🏢🏗️ 👩‍💼'],
      ['NUL', 'off\u0000ice'],
      ['control characters', '\u0001\u001b[31m\u007f\u0085'],
      ['half a character', '\ud83d tower'],
      ['the highlight’s own marks', '\ue000tower\ue001'],
      ['a backslash', '\\ \\\\ C:\\x'],
      ['SQL', "'; drop table articles; --"],
      ['HTML', '<script>alert(1)</script>'],
      ['a percent sign', '69% %00 %'],
      ['10,000 letters', 'x'.repeat(10_000)],
      ['10,000 characters of words', 'cap rate '.repeat(1112)],
      ['10,000 quotes', '"'.repeat(10_000)],
      ['right to left', 'عقارات ‮abc'],
    ])('a search for %s has no error', async (_, query) => {
      const { data, errors, status } = await execute(search, { query });
      expect({ status, errors }).toEqual({ status: 200, errors: [] });
      expect(data.getArticleSearch.estimate).toBeGreaterThanOrEqual(0);
      const faceted = await execute(
        'query ($query: String) { getArticleSearchFaceted(domain: "example", query: $query, sort: relevance) { estimate facets { count } contents { highlight { body } } } }',
        { query },
      );
      expect(faceted.errors).toEqual([]);
    });

    test('leave the articles unchanged', async () => {
      expect((await execute(search, { query: 'elevator' })).data.getArticleSearch.estimate).toBe(3);
    });
  });
});

describeEachSearch('words that the English stemmer merges', ({ open, openSearch }) => {
  let execute: ReturnType<typeof createGraphqlClient>;
  beforeAll(async () => {
    const publication = await writePublication(open().db);
    await writeStories(open().db, publication, [
      { slug: 'containers', title: 'A port buys containers', hours: 1 },
      { slug: 'contained', title: 'What two ledgers contained', hours: 2 },
    ]);
    execute = createGraphqlClient(open(), now, { search: await openSearch() });
  });

  test.each([
    ['contain', ['What two ledgers <mark>contained</mark>']],
    ['container', ['A port buys <mark>containers</mark>']],
  ])('finds %s without other words of the same stem', async (query, expected) => {
    const { data } = await execute(search, { query });
    const { contents } = data.getArticleSearch as { contents: { highlight: { title: string } }[] };
    expect(contents.map(({ highlight }) => highlight.title)).toEqual(expected);
  });
});

describeEachSearch('words with accents and symbols', ({ open, openSearch }) => {
  let execute: ReturnType<typeof createGraphqlClient>;
  const stories = [
    { title: 'Tower in Zürich', blocks: ['<p>Café Łódź, naïve, José Nuñez at O’Hare.</p>'] },
    { title: 'Zu\u0308rich decomposed', blocks: ['<p>A cafe\u0301’s sign on Kaiserstraße, Ærø, I\u0307stanbul.</p>'] },
    { title: 'AT&T leases a tower', blocks: ['<p>AT&amp;T; leases it. The S&amp;P 500 fell, R&amp;D rose.</p>'] },
    { title: 'T at the D, a P for R', blocks: ['<p>S. has a C and an A, built to suit.</p>'] },
    {
      title: 'Written in C++ and C#',
      blocks: ['<p>A build‑to‑suit tower, rated A+.</p>', '<p>It is a warehouse/showroom.</p>'],
    },
    {
      title: 'Ropes by Barnes &amp; Noble, qzqed',
      blocks: ['<p>Smith&amp;Wesson — <i>or</i> <b>Smith &lt;x&gt;</b></p>'],
    },
  ].map((story, index) => ({ ...story, slug: `story-${index}`, summary: 'S', hours: index + 1 }));
  beforeAll(async () => {
    const publication = await writePublication(open().db);
    await writeStories(open().db, publication, stories);
    execute = createGraphqlClient(open(), now, { search: await openSearch() });
  });

  test.each([
    ['zurich', [0, 1]],
    ['ZÜRICH', [0, 1]],
    ['Zu\u0308rich', [0, 1]],
    ['cafe', [0, 1]],
    ['café’s', [0, 1]],
    ['jose nunez', [0]],
    ['"josé nunez"', [0]],
    ['"nunez josé"', []],
    ['lodz', [0]],
    ['naive -nuñez', []],
    ["o'hare", [0]],
    ['kaiserstrasse', [1]],
    ['KAISERSTRASSE', [1]],
    ['aero', [1]],
    ['istanbul', [1]],
    ['ISTANBUL', [1]],
    ['ıstanbul', [1]],
    ['AT&T', [2]],
    ['at&amp;t', [2]],
    ['"AT&T leases"', [2]],
    ['AT&T -zurich', [2]],
    ['S&P 500', [2]],
    ['S&P', [2]],
    ['R&D', [2]],
    ['-AT&T tower', [0, 4]],
    ['C++', [4]],
    ['c#', [4]],
    ['A+', [4]],
    ['build-to-suit', [4]],
    ['warehouse', [4]],
    ['showroom', [4]],
    ['Warehouse/Showroom', [4]],
    ['barnes', [5]],
    ['wesson', [5]],
    ['Smith&Wesson', [5]],
    ['"smith x"', [5]],
    ['qzqed', [5]],
  ])('%s finds the stories %j', async (query, expected) => {
    const { data, errors } = await execute(search, { query });
    expect(errors).toEqual([]);
    expect(titles(data as never)).toEqual(expected.map((index) => stories[index]?.title));
  });

  test.each([
    ['zurich', 0, 'Tower in <mark>Zürich</mark>', 'Café Łódź'],
    ['zurich', 1, '<mark>Zu\u0308rich</mark> decomposed', ''],
    ['nunez cafe', 0, 'Tower in Zürich', '<mark>Café</mark> Łódź, naïve, José <mark>Nuñez</mark> at O’Hare'],
    [
      'strasse or kaiserstrasse',
      1,
      'Zu\u0308rich decomposed',
      'cafe\u0301’s sign on <mark>Kaiserstraße</mark>, Ærø, I\u0307stanbul',
    ],
    ['AT&T', 2, '<mark>AT</mark>&amp;<mark>T</mark> leases a tower', '<mark>AT</mark>&amp;<mark>T</mark>'],
    ['C++', 4, 'Written in <mark>C++</mark> and C#', ''],
    ['qzqed', 5, 'Ropes by Barnes &amp;amp; Noble, <mark>qzqed</mark>', ''],
    [
      'noble wesson',
      5,
      'Ropes by Barnes &amp;amp; <mark>Noble</mark>, qzqed',
      'Smith&amp;<mark>Wesson</mark> — or Smith &lt;x&gt;',
    ],
  ])('%s marks words of story %i as they are written', async (query, index, title, body) => {
    const { data } = await execute(search, { query });
    const { contents } = data.getArticleSearch as {
      contents: { title: string; highlight: { title: string; body: string } }[];
    };
    const found = contents.find((story) => story.title === stories[index]?.title);
    expect(found?.highlight).toMatchObject({ title, body: expect.stringContaining(body) });
  });
});
