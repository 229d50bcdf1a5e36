import { describe, expect, test } from 'vitest';
import { aSite, brand, type Provider } from '../../../test/aSite';
import { aPackage, aTeaser, aTrendingStory, aWebcast, byLabel } from '../../../test/wire';
import { toTeaser } from '../../content/story/story';
import { loadHome, showTimesOfNewestDay } from './loadHome';

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
