import { describe, expect, test } from 'vitest';
import { articleFields, toTrackingPayload, parsePageData, serializePageData, type PageData } from './payload.ts';

const site = { alm_site: 'example', alm_site_group: 'examples', server: 'www.example.com' };
const stream: PageData = {
  page_name: '/markets/',
  content_type: 'hub',
  gpt_page: 'test_markets',
};
const article: PageData = {
  ...stream,
  content_type: 'article',
  article: { article_id: '7', natural_id: '2026/11/21/a-deal', article_headline: 'A Deal', paywall_type: 'premium' },
  tags: ['office'],
};

describe('§3, tracking payload', () => {
  test('has every field on every page; article fields are empty on other pages', () => {
    const emptyFields = Object.fromEntries(articleFields.map((field) => [field, '']));
    expect(toTrackingPayload(site, stream, ['horiz1', 'vert1'], '/markets/', 'signed-in')).toEqual({
      ...site,
      page_name: '/markets/',
      content_type: 'hub',
      gpt_page: 'test_markets',
      ad_slots: 'horiz1,vert1',
      ...emptyFields,
    });
  });

  test.each(['anonymous', 'signed-in'] as const)('fills the fields of an article, with the user state %s', (state) => {
    expect(toTrackingPayload(site, article, [], '/', state)).toMatchObject({
      article_id: '7',
      natural_id: '2026/11/21/a-deal',
      article_headline: 'A Deal',
      article_byline: '',
      paywall_type: 'premium',
      plac_userstate: state,
    });
  });

  test('a page without page data is named by its path', () => {
    expect(toTrackingPayload(site, undefined, [], '/nowhere/', 'anonymous')).toMatchObject({
      page_name: '/nowhere/',
      content_type: '',
      gpt_page: '',
      ad_slots: '',
    });
  });
});

test('an error page is named by the requested path', () => {
  expect(toTrackingPayload(site, { ...stream, page_name: '' }, [], '/gone/', 'anonymous')).toMatchObject({
    page_name: '/gone/',
    content_type: 'hub',
  });
});

describe('page data', () => {
  test.each([
    stream,
    article,
    { ...stream, tracking: 'off' },
    { ...stream, timing: 'delayed', requires: ['h1'], partner: { name: 'A Partner' }, sponsor: 'northlight' },
  ] satisfies PageData[])('is equal after serializing and parsing: %j', (page) => {
    expect(parsePageData(serializePageData(page))).toEqual({ tags: [], requires: [], ...page });
  });

  test('cannot close its script element', () => {
    expect(serializePageData({ ...stream, page_name: '</script><script>alert(1)</script>' })).not.toContain('<');
  });

  test.each([null, undefined, '', 'null', '[]', '{}', '{"page_name":7}', '{', '<p>'])(
    'parsing %j returns undefined',
    (text) => {
      expect(parsePageData(text)).toBeUndefined();
    },
  );

  test('omits values of the wrong type', () => {
    expect(
      parsePageData(
        '{"page_name":"/","tags":"x","article":{"article_id":7,"natural_id":"n"},"tracking":"on","partner":null}',
      ),
    ).toEqual({
      page_name: '/',
      content_type: '',
      gpt_page: '',
      tags: [],
      requires: [],
      article: { natural_id: 'n' },
    });
  });
});
