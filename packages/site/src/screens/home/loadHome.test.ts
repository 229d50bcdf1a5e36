import { describe, expect, test } from 'vitest';
import { aSite, brand, type Provider } from '../../../test/aSite';
import { aNewsletter, aPackage, aTeaser, aTrendingStory, aWebcast, byLabel } from '../../../test/wire';
import { toTeaser } from '../../content/story/story';
import { loadHome, showTimesOfNewestDay } from './loadHome';
import { toNewsletters } from './newsletters';
import type { TeaserStory } from '@masthead/design-system';
import { createStoriesOnPage } from '../../content/story/storiesOnPage';
import { getPopularAuthors } from './popularAuthors';

const queries: string[] = [];
const lead = aPackage('home-lead', { articles: [aTeaser('tower', { byline: 'Pell' })] });
const createProvider =
  (more: Record<string, unknown>): Provider =>
  (query) => {
    queries.push(query.query);
    return byLabel({ lead, ...more })(query);
  };
const view = async (more: Record<string, unknown> = {}, site = aSite(createProvider(more))) => {
  const outcome = await loadHome(site);
  if (!outcome.ok) throw new Error(`The home page could not be loaded: ${outcome.error.kind}.`);
  return outcome.value;
};
const listing = {
  type: 'Alert',
  title: 'By prospectus only.',
  description: 'Read it',
  uri: '/tag/disclosures/',
  image: null,
};

describe('§2.1 home', () => {
  test('queries everything in one document', async () => {
    queries.length = 0;
    await view();
    expect(queries).toHaveLength(1);
    for (const field of ['getNewsletterDetails', 'getPromotionalListings', 'getWebcastStream'])
      expect(queries[0]).toContain(field);
  });

  test('omits parts whose query fails', async () => {
    expect(await view()).toMatchObject({ lead: { title: 'tower' }, authors: [], audio: [], markets: [], trending: [] });
    expect(await view()).not.toHaveProperty('newsletters');
  });

  test('§3 ranks popular authors by trending stories, even without a story on the page', async () => {
    const trending = {
      trendingArticles: { contents: [aTrendingStory('loan', { byline: 'Wynn' })] },
    };
    const authors = ['Abara', 'Pell', 'Wynn'].map((name) => ({
      name,
      webUrl: `/author/profile/${name}/`,
      description: null,
      imageLarge: null,
    }));
    expect((await view({ trending, authors })).authors.map(({ name }) => name)).toEqual(['Wynn', 'Pell']);
  });

  test('shows no story twice: the first part that has it keeps it, and the trending list goes on below', async () => {
    const trending = {
      trendingArticles: {
        contents: ['tower', 'plat', 'crane', 'new'].map((title) => aTrendingStory(title)),
      },
    };
    const aPosition = (name: string, ...titles: string[]) =>
      aPackage(name, { articles: titles.map((title) => aTeaser(title)) });
    const { desk, markets, report, ...shown } = await view({
      trending,
      desk: aPosition('home-desk', 'tower', 'plat'),
      report: aPosition('home-special-report', 'plat', 'part'),
      marketOne: aPosition('home-market-1', 'part', 'crane'),
    });
    const titles = (stories: readonly { title: string }[] = []) => stories.map(({ title }) => title);
    expect([desk, report?.parts, markets[0]?.stories, shown.trending].map(titles)).toEqual([
      ['plat'],
      ['part'],
      ['crane'],
      ['new'],
    ]);
    expect(report?.parts?.[0]).toMatchObject({ number: 2 });
  });

  test('shows no picture twice among neighbors, and starts a market with a story that has another one', async () => {
    const drawn = (title: string, motif: string) =>
      aTeaser(title, { image: { uri: `/images/${motif}-slate-1-article`, width: 1200, height: 800, alt: '' } });
    const {
      lead: first,
      secondary,
      markets,
    } = await view({
      lead: aPackage('home-lead', { articles: [drawn('lead', 'tower')] }),
      secondary: aPackage('home-secondary', { articles: [drawn('second', 'tower')] }),
      marketOne: aPackage('home-market-1', { articles: [drawn('same', 'tower'), drawn('other', 'plat')] }),
    });
    expect([first, secondary[0]].map((story) => story?.image !== undefined)).toEqual([true, false]);
    expect(markets[0]?.stories.map(({ title, image }) => [title, image !== undefined])).toEqual([
      ['other', true],
      ['same', true],
    ]);
  });

  test('§3 says when webcasts are live', async () => {
    const contents = [
      aWebcast('now', 'live', '2001-01-01T12:00:00Z', '2999-01-01T13:00:00Z'),
      aWebcast('next', 'upcoming', '2999-01-01T18:00:00Z', '2999-01-01T19:00:00Z'),
      aWebcast('old', 'ondemand', '2001-01-01T12:00:00Z', '2001-01-01T13:00:00Z'),
    ];
    expect(
      (await view({ webcasts: { page: 1, pageSize: 3, estimate: 3, contents } })).audio.map(
        ({ kind, title, detail }) => [kind, title, detail],
      ),
    ).toEqual([
      ['Webcast', 'now', 'On now'],
      ['Webcast', 'next', 'Live Jan. 1, 2999, 1:00 p.m. ET'],
      ['Webcast', 'old', 'On demand · Jan. 1, 2001'],
    ]);
  });
});

describe('§2.8 the alert of the home page', () => {
  const own = { text: 'The brand says so.' };
  const withOwn = (more: Record<string, unknown>) => ({
    ...aSite(createProvider(more)),
    brand: { ...brand, homeAlert: own },
  });

  test('comes from the marketing service', async () => {
    expect((await view({}, withOwn({ alert: [listing] }))).alert).toEqual({
      text: 'By prospectus only.',
      link: { title: 'Read it', url: '/tag/disclosures/' },
    });
  });

  test.each([
    ['has no alert', { alert: [{ ...listing, type: 'Event' }] }],
    ['does not respond', {}],
  ])('is that of the brand if the service %s', async (_, more) => {
    expect((await view({}, withOwn(more))).alert).toEqual(own);
  });

  test('is omitted if neither has one', async () => {
    expect(await view({ alert: [] })).not.toHaveProperty('alert');
  });
});

describe('times of the latest stories', () => {
  const now = new Date('2026-11-21T18:00:00Z');
  const story = (title: string, pubDate: string) => toTeaser(brand, now)(aTeaser(title, { pubDate }));
  const displayedTimes = (...dates: string[]) =>
    showTimesOfNewestDay(
      dates.map((date, index) => story(String(index), date)),
      [],
      now,
    ).map(({ time, published }) => time?.text ?? published?.text);

  test('shows the hour of stories of the newest day and the date of all others', () => {
    expect(displayedTimes('2026-11-21T13:30:00Z', '2026-11-21T11:00:00Z', '2026-11-20T11:00:00Z')).toEqual([
      '8:30 a.m.',
      '6:00 a.m.',
      'Nov. 20',
    ]);
  });

  test('finds the newest story at any position and counts days in the time zone of the brand', () => {
    expect(displayedTimes('2026-11-21T03:00:00Z', '2026-11-21T12:00:00Z')).toEqual(['Nov. 20', '7:00 a.m.']);
  });

  test('shows the hours of yesterday while there are no stories of today', () => {
    expect(displayedTimes('2026-11-20T20:00:00Z', '2026-11-20T11:00:00Z')).toEqual(['3:00 p.m.', '6:00 a.m.']);
  });

  test('shows the date of the newest day when it is over a week ago', () => {
    expect(displayedTimes('2019-05-10T13:00:00Z', '2019-05-09T13:00:00Z')).toEqual(['May 10, 2019', 'May 9, 2019']);
  });

  test('shows dates only below a lead of a later day', () => {
    const lead = story('lead', '2026-11-21T14:00:00Z');
    const [latest] = showTimesOfNewestDay([story('latest', '2026-11-18T14:00:00Z')], [lead], now);
    expect([latest?.time, latest?.published?.text]).toEqual([undefined, 'Nov. 18']);
  });

  test('returns an empty list for an empty list', () => {
    expect(showTimesOfNewestDay([], [], now)).toEqual([]);
  });
});

describe('§1, §3 the newsletters of the content service', () => {
  test('the first one has the sign-up form of the registration service', () => {
    expect(toNewsletters(brand, [aNewsletter('AM'), aNewsletter('PM')])?.signup).toEqual({
      title: 'Letter AM',
      text: 'Every morning.',
      action: '/Registration/Newsletters.aspx?promoCode=EXA&referrerDomain=example.com',
      hiddenFields: [
        { name: 'newsletter', value: 'AM' },
        { name: 'others', value: 'unchanged' },
        { name: 'returnUrl', value: '/#newsletter' },
      ],
    });
  });

  test('lists four others, each with its campaign', () => {
    const view = toNewsletters(
      brand,
      ['AM', 'B', 'C', 'D', 'E', 'F'].map((code) => aNewsletter(code, { intCmp: `from ${code}` })),
    );
    expect(view?.others.map(({ title, url, summary }) => [title, url, summary])[0]).toEqual([
      'Letter B',
      '/static/newsletters/?intCmp=from%20B',
      'Every morning.',
    ]);
    expect(view?.others).toHaveLength(4);
    expect(view?.all.url).toBe('/static/newsletters/');
  });

  test.each([null, 'javascript:alert(1)', ''])('link to the newsletters page if browseAllUri is %s', (browseAllUri) => {
    const view = toNewsletters(brand, [
      aNewsletter('AM', { browseAllUri }),
      aNewsletter('PM', { browseAllUri, intCmp: 'pm' }),
    ]);
    expect(view?.all.url).toBe('/static/newsletters/');
    expect(view?.others[0]?.url).toBe('/static/newsletters/?intCmp=pm');
  });

  test('have no sign-up form if the brand has another registration service', () => {
    const page = 'https://accounts.example.com/newsletters';
    const other = {
      ...brand,
      loginFlow: {
        kind: 'external' as const,
        pages: { Newsletters: page, Login: page, Logout: page, MyAccount: page, default: page },
      },
    };
    expect(toNewsletters(other, [aNewsletter('AM')])).toEqual({
      others: [expect.objectContaining({ title: 'Letter AM' })],
      all: { title: 'All newsletters', url: '/static/newsletters/' },
    });
  });

  test('are undefined without newsletters', () => {
    expect(toNewsletters(brand, [])).toBeUndefined();
  });
});

const author = (name: string, description: string | null = null) => ({
  name,
  webUrl: `/author/profile/${name.toLowerCase()}/`,
  description,
  imageLarge: null,
});
const story = (title: string, byline: string): TeaserStory => ({
  title,
  url: `/${title}/`,
  byline,
  kicker: { trail: [] },
});
const authors = ['Abara', 'Ostrow', 'Pell', 'Tran', 'Venkataraman', 'Wynn'].map((name) => author(name));
const getPopular = (
  mostRead: readonly TeaserStory[],
  listed: readonly TeaserStory[],
  known: Parameters<typeof getPopularAuthors>[0] = authors,
) => {
  const onPage = createStoriesOnPage();
  onPage.add(listed);
  return getPopularAuthors(known, { mostRead, listed }, onPage);
};

describe('§3 the popular authors of the home page', () => {
  test('are ranked by trending stories, then by stories on the page', () => {
    const trending = [story('lease', 'Wynn'), story('loan', 'Pell'), story('note', 'Wynn')];
    const page = [
      story('deal', 'Abara'),
      story('dock', 'Venkataraman'),
      story('hall', 'Venkataraman'),
      story('tower', 'Ostrow'),
      story('tower-2', 'Ostrow'),
      story('tower-3', 'Ostrow'),
    ];
    expect(getPopular(trending, page).map(({ name }) => name)).toEqual(['Wynn', 'Pell', 'Ostrow', 'Venkataraman']);
  });

  test('have a trending story that is not on the page', () => {
    const onPage = story('deal', 'Wynn');
    expect(getPopular([onPage, story('lease', 'Wynn')], [onPage])).toEqual([
      { name: 'Wynn', url: '/author/profile/wynn/', story: { title: 'lease', url: '/lease/' } },
    ]);
  });

  test('share no story', () => {
    const both = story('both', 'Pell and Wynn');
    expect(getPopular([both, story('wynn', 'Wynn')], []).map(({ name, story: shown }) => [name, shown?.title])).toEqual(
      [
        ['Wynn', 'both'],
        ['Pell', undefined],
      ],
    );
  });

  test('without such a story have the first sentence of their biography', () => {
    const wynn = author('Wynn', 'Writes about loans in the U.S. and Canada. Lives in Reno.');
    expect(getPopular([], [story('deal', 'Wynn')], [wynn])).toEqual([
      { name: 'Wynn', url: '/author/profile/wynn/', role: 'Writes about loans in the U.S. and Canada.' },
    ]);
  });

  test('without stories are omitted', () => {
    expect(getPopular([], [story('wire', 'Staff')])).toEqual([]);
  });
});
