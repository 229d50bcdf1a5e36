import { describe, expect, test } from 'vitest';
import { anArticle } from '../../../test/wire';
import type { WireArticle } from '../../content/story/wire';
import { articleFacts } from './articleFacts';
import { aPage } from '../../../test/aSite';
import { pageFacts } from './PageData';

const category = (name: string) => ({
  name,
  slug: name.toLowerCase(),
  uri: `/markets/${name.toLowerCase()}/`,
});

const article = anArticle('a-deal', {
  recombeeId: 'rec-1',
  title: 'A Deal',
  byline: 'Maren Ostrow',
  kickerNode: { name: 'News', slug: 'news', uri: '/' },
  pubDate: '2026-11-21T11:00:00Z',
  primaryCategory: { channelName: 'Southeast', name: 'Atlanta', uri: '/markets/atlanta/', slug: 'atlanta' },
  tags: ['leases'],
  categories: [category('Atlanta'), category('Office')],
}) as unknown as WireArticle;

test('§3: an article fills the fields of the payload', () => {
  expect(articleFacts(article)).toEqual({
    article: {
      article_id: '7',
      natural_id: '2026/11/21/a-deal',
      recombee_id: 'rec-1',
      article_headline: 'A Deal',
      article_type: 'article',
      article_byline: 'Maren Ostrow',
      article_source: 'Example',
      article_pubdate: '2026-11-21T11:00:00Z',
      article_primary_topic: 'Atlanta',
      article_topic2: 'Office',
      article_channel: 'Southeast',
      content_sub_type: 'news',
      paywall_type: 'free',
    },
    tags: ['leases', 'free'],
  });
});

test('empty fields are omitted', () => {
  expect(
    articleFacts({ ...article, byline: null, primaryCategory: null, kickerNode: null, categories: [] }).article,
  ).not.toEqual(expect.objectContaining({ article_byline: expect.anything() }));
});

test('§4, §6: a premium article has the paywall type and the tag premium', () => {
  expect(articleFacts({ ...article, isPremium: true })).toMatchObject({
    article: { paywall_type: 'premium' },
    tags: ['leases', 'premium'],
  });
});

describe('§3: the page facts', () => {
  test.each([
    ['/', 'home', 'test_home'],
    ['/markets/', 'hub', 'test_markets'],
    ['/markets/atlanta/', 'stream', 'test_markets'],
    ['/2026/11/21/a-deal/', 'article', 'test_article'],
    ['/company-resources/?realmID=a-partner', 'company-resources', 'test_company-resources'],
    ['/static/about-us/', 'static', 'test_static'],
    ['/no-such-page/at/all/', 'other', 'test_other'],
  ])('%s has the content type %s and the ad page %s', (path, content_type, gpt_page) => {
    expect(pageFacts(aPage(path))).toMatchObject({ page_name: path, content_type, gpt_page });
  });

  test('adds the details of the screen', () => {
    expect(pageFacts(aPage('/static/quiet/'), { tracking: 'off' })).toMatchObject({ tracking: 'off' });
  });

  test('stays small: under 700 characters for the longest headline', () => {
    const details = {
      article: {
        article_id: 'x'.repeat(36),
        natural_id: '2026/11/21/'.padEnd(100, 'a'),
        article_headline: 'h'.repeat(140),
      },
      tags: ['office', 'free'],
    };
    expect(JSON.stringify(pageFacts(aPage('/2026/11/21/a-deal/'), details)).length).toBeLessThan(700);
  });
});
