import { createConsent } from '@masthead/tracking/consent';
import { describe, expect, test } from 'vitest';
import { type PageData, serializePageData } from '@masthead/tracking';
import { createConsentSource, toAdConsent, toAdPage } from './startAds';
import { beginPage, type Running } from './Ads.behavior';
import type { SlotReport } from '@masthead/ad-slots/lifecycle';
import { sizesLine, targetingLine, timesLine, withParameters } from './inspector/AdInspector';

const decision = (allowed: readonly string[]) => ({
  state: 'settled' as const,
  by: 'reader' as const,
  purposes: {
    measurement: allowed.includes('m'),
    advertising: allowed.includes('a'),
    personalization: allowed.includes('p'),
  },
});

describe('§7.2: ads by consent decision', () => {
  test.each([
    ['map', 'allowed'],
    ['ma', 'limited'],
    ['mp', 'refused'],
    ['', 'refused'],
  ] as const)('"%s" is %s', (letters, expected) => {
    expect(toAdConsent(decision([...letters]).purposes)).toBe(expected);
  });
});

describe("§3: targeting comes from the page's tracking payload", () => {
  const settings = { site: { alm_site: 'news', alm_site_group: 'network' }, fallbackPageName: 'test_other' };
  const everyPage = { site: 'news', sitegroup: 'network' };
  const home: PageData = { page_name: '/', content_type: 'home', gpt_page: 'test_home' };
  const article: PageData = {
    ...home,
    content_type: 'article',
    gpt_page: 'test_article',
    article: {
      article_id: '7',
      natural_id: '2026/11/21/a-deal',
      article_headline: 'A Deal',
      article_byline: 'Maren Ostrow',
      article_channel: 'Southeast',
    },
  };
  const ofArticle = {
    page: 'test_article',
    ct: 'article',
    natid: '2026/11/21/a-deal',
    artid: '7',
    channel: 'southeast',
  };
  test.each([
    ['of an article', article, '', 'test_article', { ...ofArticle, userstate: 'anonymous' }],
    ['of an article, signed in', article, 'oly_enc_id=x', 'test_article', { ...ofArticle, userstate: 'signed-in' }],
    ['of another page', home, 'oly_enc_id=x', 'test_home', { page: 'test_home', ct: 'home' }],
    [
      'of a page that does not say its name',
      { ...home, gpt_page: '' },
      '',
      'test_other',
      { page: 'test_other', ct: 'home' },
    ],
  ])('%s', (_, data, cookies, name, targeting) => {
    const expected = { name, targeting: { ...everyPage, ...targeting } };
    expect(toAdPage(serializePageData(data), cookies, settings)).toEqual(expected);
  });
  test.each([[null], ['{'], ['[]']])(
    "a page with the data %s has the fallback name and the publication's targeting",
    (text) => {
      expect(toAdPage(text, '', settings)).toEqual({
        name: 'test_other',
        targeting: { ...everyPage, page: 'test_other' },
      });
    },
  );
});

describe('advertising follows the consent decision', () => {
  test('a page after a change of the decision uses the current one', async () => {
    const consent = createConsent();
    const source = createConsentSource(consent, () => undefined);
    const first = source.getConsent();
    consent.set(decision(['a', 'p']));
    await expect(first).resolves.toBe('allowed');
    consent.set(decision(['a']));
    await expect(source.getConsent()).resolves.toBe('limited');
  });

  test('reports each later decision until the subscription ends', () => {
    const consent = createConsent();
    const reported: string[] = [];
    const stop = createConsentSource(consent, () => undefined).subscribe((next) => void reported.push(next));
    consent.set(decision([]));
    consent.set(decision(['a', 'p']));
    stop();
    consent.set(decision([]));
    expect(reported).toEqual(['refused', 'allowed']);
  });
});

/** A document whose code for advertising comes when the test lets it come. */
const aDocument = () => {
  const said: string[] = [];
  const waiting = new Set<() => void>();
  const coming: { running?: Promise<Running<string> | undefined>; come?: Running<string>; arrive: () => void } = {
    arrive: () => undefined,
  };
  const document = { page: 'home' };
  const running: Running<string> = {
    ads: { show: (page) => void said.push(`show ${page}`), stop: () => void said.push('stop') },
    page: () => document.page,
  };
  const begin = () =>
    beginPage<string>({
      onIdle: (start) => {
        waiting.add(start);
        return () => void waiting.delete(start);
      },
      open: () =>
        (coming.running ??= new Promise((resolve) => (coming.arrive = () => resolve((coming.come = running))))),
      opened: () => coming.come,
    });
  const settle = async () => {
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  };
  const readable = async () => {
    for (const start of waiting) start();
    waiting.clear();
    await settle();
  };
  const arrive = async () => {
    coming.arrive();
    await settle();
  };
  return { said, document, begin, readable, arrive };
};

describe('the slots of a page', () => {
  test('are shown once in strict mode, which starts, stops and starts again', async () => {
    const { said, begin, readable, arrive } = aDocument();
    begin()();
    begin();
    await readable();
    await arrive();
    expect(said).toEqual(['show home']);
  });

  test('are not shown if the reader leaves before the code has loaded', async () => {
    const { said, document, begin, readable, arrive } = aDocument();
    const leave = begin();
    await readable();
    leave();
    document.page = 'search';
    begin();
    await readable();
    await arrive();
    expect(said).toEqual(['show search']);
  });

  test('stop while the elements of the page are in the document, before the next page starts', async () => {
    const { said, begin, readable, arrive } = aDocument();
    const leave = begin();
    await readable();
    await arrive();
    leave();
    expect(said).toEqual(['show home', 'stop']);
    begin();
    await readable();
    expect(said).toEqual(['show home', 'stop', 'show home']);
  });

  test('keep their reserved space if the code does not load', async () => {
    const leave = beginPage<string>({
      onIdle: (start) => (start(), () => undefined),
      open: () => Promise.resolve(undefined),
      opened: () => undefined,
    });
    expect(leave).not.toThrow();
  });
});

const waiting: SlotReport = { name: 'vert1', state: 'waiting', sizes: [], times: {}, refreshes: 0 };
const filled: SlotReport = {
  name: 'vert2',
  state: 'filled',
  sizes: [
    [300, 600],
    [300, 250],
  ],
  filled: '300x600',
  times: { near: 3, requested: 40, filled: 410 },
  refreshes: 2,
};

test('reports a waiting slot', () => {
  expect([sizesLine(waiting), timesLine(waiting)]).toEqual(['not requested yet', '']);
});
test('reports the size, times and refreshes of a filled slot', () => {
  expect([sizesLine(filled), timesLine(filled)]).toEqual([
    'requested 300×600, 300×250 · filled 300×600',
    'near 3 ms · requested 40 ms · filled 410 ms · refreshed 2×',
  ]);
});
test('writes targeting as key-values', () => {
  expect(targetingLine({ site: 'news', topic: ['a', 'b'] })).toBe('site=news topic=a,b');
});
test.each([
  ['', 'house-delay=3000', '?house-delay=3000'],
  ['?q=office&page=2', 'house-empty=all', '?q=office&page=2&house-empty=all'],
  ['?realmID=7&house-delay=3000', 'house-delay=0&house-empty=', '?realmID=7&house-delay=0&house-empty='],
])('the query %s with %s is %s', (search, parameters, expected) => {
  expect(withParameters(search, parameters)).toBe(expected);
});
