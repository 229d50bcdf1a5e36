import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { aStaticPage } from '../../../test/aStaticPage';
import { aPage, aSite } from '../../../test/aSite';
import { anEvent, aWebcast } from '../../../test/wire';
import { staticPage } from './StaticScreen';
import { sanitizeStatic } from './sanitizeStatic';

const show = async (page: Parameters<typeof aStaticPage>[0]) => {
  const site = aSite(() => ({
    page__getStaticPage: aStaticPage(page),
    trending__getStatsList: { trendingArticles: { contents: [] } },
  }));
  const outcome = await staticPage(aPage('/static/about-us/', site), { slug: 'about-us' }, {});
  if (!outcome.ok) throw new Error('The page could not be rendered.', { cause: outcome.error });
  return { html: renderToStaticMarkup(outcome.value.screen), metadata: outcome.value.metadata };
};

describe('§3 settings of a static page', () => {
  test.each([[null], [false], [true]])('remove_margin_padding %s', async (removeMarginPadding) => {
    const { html } = await show({ settings: { removeMarginPadding } });
    const inMargins = /<div data-page="about-us"><section /.test(html);
    expect(inMargins).toBe(removeMarginPadding !== true);
    expect(html).toContain('<p>Who we are.</p>');
  });

  test('has the template name as an attribute for its styles and scripts', async () => {
    expect((await show({ template: 'landing' })).html).toContain('<div data-page="about-us" data-template="landing">');
  });

  test('styles apply inside the page only, which is clipped to its box', async () => {
    const { html } = await show({ settings: { css: '.a{color:red}body{display:none}' } });
    expect(html).toContain('@scope ([data-page="about-us"]){.a{color:red;}}</style>');
    expect(html).toContain('<div style="contain:layout paint"><div data-page="about-us">');
    expect(html).not.toContain('display:none');
  });

  test('files of other hosts are not loaded', async () => {
    const files = ['//evil.example/x', '/\\evil.example/x', '/\t/evil.example/x', 'https://evil.example/x'];
    const { html } = await show({ settings: { externalCss: files, externalJavascript: files } });
    expect(html).not.toContain('evil.example');
  });

  test('openGraph sets the social metadata; title and metaDescription set the document’s', async () => {
    const { metadata } = await show({
      excerpt: 'An excerpt.',
      settings: {
        metaDescription: 'For search engines.',
        openGraph: { title: 'For friends', description: 'What friends read.', type: 'article', image: '/images/cover' },
      },
    });
    expect(metadata.title).toEqual({ absolute: 'About us | Example' });
    expect(metadata.description).toBe('For search engines.');
    expect(metadata.openGraph).toMatchObject({
      title: 'For friends',
      description: 'What friends read.',
      type: 'article',
    });
    expect(metadata.openGraph?.images).toEqual([{ url: '/images/cover/?width=1200&format=jpg', alt: 'For friends' }]);
  });

  test.each([[null], ['song'], ['website']])('openGraph type %s is a website', async (type) => {
    expect(
      (await show({ settings: { openGraph: { title: null, description: null, image: null, type } } })).metadata
        .openGraph,
    ).toMatchObject({ title: 'About us', type: 'website' });
  });

  test('without openGraph the social metadata is that of the document', async () => {
    expect((await show({ excerpt: 'An excerpt.' })).metadata).toMatchObject({
      description: 'An excerpt.',
      openGraph: { title: 'About us', description: 'An excerpt.', type: 'website' },
    });
  });

  test('noIndexNoFollow sets robots', async () => {
    expect((await show({ settings: { noIndexNoFollow: true } })).metadata.robots).toEqual({
      index: false,
      follow: false,
    });
  });
});

describe('§3 registrationURL: a registration page', () => {
  const content =
    '<form data-form="event-registration"><input type="hidden" name="event-id" value=""><input name="event"></form>';
  const register = async (choice?: string) => {
    const queries: Record<string, unknown>[] = [];
    const site = aSite(({ variables }) => {
      queries.push(variables);
      return {
        page__getStaticPage: aStaticPage({ content }),
        trending__getStatsList: { trendingArticles: { contents: [] } },
        event__getEvent: { ...anEvent('forum'), eventTitle: 'Apartments & Forum', city: 'Los Angeles' },
        webcast__getWebcast: {
          ...aWebcast('loans', 'upcoming', '2026-12-04T19:00:00Z', '2026-12-04T20:00:00Z'),
          channel: null,
          speakers: [{ name: 'Selma Osei', title: 'partner', firm: 'Harrow & Pike' }],
        },
      };
    });
    const outcome = await staticPage(
      aPage('/static/event-registration/', site),
      { slug: 'event-registration', ...(choice && { choice }) },
      {},
    );
    if (!outcome.ok) throw new Error('The page could not be rendered.', { cause: outcome.error });
    return { html: renderToStaticMarkup(outcome.value.screen), queries };
  };

  test('shows the event of its link above the form, which has its title and address', async () => {
    const { html, queries } = await register('forum');
    expect(queries.at(-1)).toMatchObject({ event__uri: '/events/forum/' });
    expect(html).toMatch(/You are registering for.*Los Angeles.*<form/s);
    expect(html).toContain('name="event-id" value="/events/forum/"');
    expect(html).toContain('name="event" value="Apartments &amp; Forum"');
  });

  test('shows the webcast of its link with its hours and speakers', async () => {
    const { html, queries } = await register('x_loans');
    expect(queries.at(-1)).toMatchObject({ webcast__uri: '/webcasts/on-demand/x/loans/' });
    expect(html).toMatch(/You are registering for.*2:00 p\.m\..*Selma Osei.*partner, Harrow &amp; Pike.*<form/s);
    expect(html).toContain('name="event-id" value="/webcasts/on-demand/x/loans/"');
  });

  test.each([[undefined], ['x_loans_more'], ['_loans']])('requests the event with %s in its link', async (choice) => {
    const { html, queries } = await register(choice);
    expect(queries).toHaveLength(1);
    expect(html).not.toContain('You are registering for');
  });
});

test('§2.3 keeps the empty value of the first option of a select', () => {
  const select = '<select name="document" required><option value="">Choose one</option><option>Lease</option></select>';
  expect(sanitizeStatic(select)).toBe(select);
});

test.each([
  ['a script', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
  ['a handler', '<p onclick="x()">a</p>', '<p>a</p>'],
  ['an inline style', '<p style="position:fixed">a</p>', '<p>a</p>'],
  ['an iframe', '<iframe src="https://elsewhere.example"></iframe>', ''],
  ["another host's picture", '<img src="https://elsewhere.example/x.png" alt="" />', '<img alt="" />'],
])('§2.3 %s is removed', (_, html, text) => expect(sanitizeStatic(html)).toBe(text));
