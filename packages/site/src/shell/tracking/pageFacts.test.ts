import { describe, expect, test } from 'vitest';
import { aPage } from '../../../test/aSite';
import { pageFacts } from './PageData';

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
