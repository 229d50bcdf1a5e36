import { createConsent } from '@masthead/tracking/consent';
import { describe, expect, test } from 'vitest';
import { serializePageData, type PageData } from '@masthead/tracking';
import { toAdConsent, toAdPage, createConsentSource } from './startAds';

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
    ...everyPage,
    page: 'test_article',
    ct: 'article',
    natid: '2026/11/21/a-deal',
    artid: '7',
    channel: 'southeast',
  };
  test.each([
    [
      'of an article',
      article,
      '',
      {
        name: 'test_article',
        targeting: { ...ofArticle, userstate: 'anonymous' },
      },
    ],
    [
      'of an article, signed in',
      article,
      'oly_enc_id=x',
      {
        name: 'test_article',
        targeting: { ...ofArticle, userstate: 'signed-in' },
      },
    ],
    [
      'of another page',
      home,
      'oly_enc_id=x',
      { name: 'test_home', targeting: { ...everyPage, page: 'test_home', ct: 'home' } },
    ],
    [
      'of a page that does not say its name',
      { ...home, gpt_page: '' },
      '',
      { name: 'test_other', targeting: { ...everyPage, page: 'test_other', ct: 'home' } },
    ],
  ])('%s', (_, data, cookies, expected) => {
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
