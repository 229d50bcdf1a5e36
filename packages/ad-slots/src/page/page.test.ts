import { describe, expect, test } from 'vitest';
import { slots, type SlotName } from '../table/slots';
import { getHouseAdRule, spaceHouseAds, type PageFunding } from './houseAds';
import { getArticleSlots } from './inArticle';
import { isInterstitialDue } from './interstitial';
import { toTargeting } from './targeting';

const getAllowed = (layout: string, paidBy: PageFunding = 'newsroom') =>
  (Object.keys(slots) as SlotName[]).filter((name) => getHouseAdRule(name, { layout, paidBy }) === 'allowed');
const logos = [1, 2, 3, 4, 5, 6, 7, 8].map((index) => `smartsite_logo${index}`);

describe('§9: the slots that may show house ads', () => {
  test.each([
    ['home', ['horiz1', 'vert3', 'footer']],
    ['article', ['horiz1', 'vert6']],
    ['two-column', ['horiz1']],
    ['branded-resource', ['horiz1']],
  ])('of the layout %s are %j, and those outside the page', (layout, names) => {
    expect(getAllowed(layout)).toEqual(expect.arrayContaining([...names, 'nav_vert', 'interstitial', ...logos]));
    expect(getAllowed(layout)).toHaveLength(names.length + 2 + logos.length);
  });

  test('of a page that a sponsor pays for are the logos of partners only', () => {
    expect(getAllowed('article', 'sponsor')).toEqual(logos);
  });
});

describe('§9: one house ad in two screens', () => {
  const place = (top: number, name: SlotName = 'footer', rule: 'allowed' | 'none' = 'allowed') => ({ name, rule, top });
  test.each([
    ['one alone', [place(0)], [], ['allowed']],
    ['a second one at a distance of two screens', [place(0), place(2_000)], [], ['allowed', 'allowed']],
    ['none nearer than that', [place(0), place(1_999), place(2_000)], [], ['allowed', 'none', 'allowed']],
    ['none near a paid ad above or below', [place(0), place(-2_500)], [-900], ['none', 'none']],
    ['a slot without house ads takes no distance', [place(0, 'vert1', 'none'), place(10)], [], ['none', 'allowed']],
    ['the drawer is outside the page', [place(0), place(0, 'nav_vert'), place(0)], [], ['allowed', 'allowed', 'none']],
  ] as const)('%s', (_, places, adTops, rules) => {
    expect(spaceHouseAds(places, adTops, 1_000)).toEqual(rules);
  });
});

/** Blocks of an article: p paragraph, f figure, h heading, s bold paragraph, q quotation, i paragraph with a picture. */
const createBlocks = (text: string) =>
  [...text].map((kind) => ({
    html:
      {
        p: '<p>Text</p>',
        f: '<figure><img src="/a" alt=""></figure>',
        h: '<h2>Head</h2>',
        s: '<p><strong>Head</strong>:&nbsp;<b>more</b></p>',
        q: '<blockquote><p>So</p></blockquote>',
        b: '<p><b>Head</b><img src="/a" alt=""></p>',
        i: '<p><img src="/a" alt=""></p>',
      }[kind] ?? '',
  }));

describe('slots in the text of an article', () => {
  test.each([
    ['after the third paragraph', 'pppppp', [3]],
    ['after the third and the ninth paragraph', 'pppppppppppp', [3, 9]],
    ['not in a short text', 'pppp', []],
    ['before the last two paragraphs at the latest', 'ppppp', [3]],
    ['never before a figure', 'pppfpppp', [5]],
    ['never after a figure', 'ppfppppp', [4]],
    ['before a heading', 'ppphppp', [3]],
    ['never after a heading', 'pphppppp', [4]],
    ['before a bold paragraph, which is a subheading', 'pppsppp', [3]],
    ['never after a bold paragraph', 'ppspppppp', [4]],
    ['never between a heading and a bold paragraph', 'ppphsppp', [3]],
    ['a bold paragraph with a picture is a figure', 'pppbpppp', [5]],
    ['never beside a quotation', 'pppqpppp', [5]],
    ['a paragraph that is a picture is a figure', 'pppipppp', [5]],
    ['nowhere in a text of pictures', 'fffff', []],
    ['nowhere in an empty text', '', []],
    ['at least four blocks between two slots', 'pppfffffppppppppp', [9, 14]],
  ])('%s: %s', (_, text, positions) => {
    expect(getArticleSlots(createBlocks(text)).map(({ after }) => after)).toEqual(positions);
  });

  test('are never in the gap of a player', () => {
    expect(getArticleSlots(createBlocks('pppppppppppp'), [{ after: 3 }, { after: 9 }])).toEqual([
      { after: 4, slot: 'vert5' },
      { after: 10, slot: 'vert6' },
    ]);
  });
});

describe('§3: targeting from the tracking payload', () => {
  test('leaves out empty fields and the byline', () => {
    const payload = {
      alm_site: 'news',
      alm_site_group: 'network',
      gpt_page: 'test_article',
      content_type: '',
      article_byline: 'Maren Ostrow',
      article_id: '7',
    };
    expect(toTargeting(payload)).toEqual({ site: 'news', sitegroup: 'network', page: 'test_article', artid: '7' });
  });
  test.each([
    ['2026/11/21/a-deal', '2026/11/21/a-deal'],
    ['2026/11/21/exactly-twenty-nine-characters', '2026/11/21/exactly-twenty-nine-characters'.slice(11)],
    ['2026/11/21/exactly-twenty-nine-character', '2026/11/21/exactly-twenty-nine-character'],
    [`2026/11/21/${'x'.repeat(60)}`, 'x'.repeat(40)],
  ])('sends the natural id %s as %s: a long one loses its date', (natural_id, sent) => {
    expect(toTargeting({ natural_id })['natid']).toBe(sent);
  });
  test.each([
    ['Office & Industrial', 'office industrial'],
    ['"A", <b>', 'a b'],
    ['x'.repeat(60), 'x'.repeat(40)],
    ['  ', undefined],
  ])('%s is sent as %s', (value, sent) => {
    expect(toTargeting({ article_primary_topic: value })['topic']).toBe(sent);
  });
});

test.each([
  ['northlight', 'northlight'],
  ['northlight,calloway', ['northlight', 'calloway']],
  [' ,', undefined],
])('§3: sends the sponsors %s as %s', (sponsor, sent) => {
  expect(toTargeting({ sponsor })['sponsor']).toEqual(sent);
});

describe('the interstitial never interrupts reading', () => {
  const day = 24 * 60 * 60_000;
  test.each([
    [1, undefined, false],
    [2, undefined, false],
    [3, undefined, true],
    [9, undefined, true],
    [9, 0, true],
    [9, day - 1, true],
  ])('page view %s of a visit, last opened at %s: due %s', (pageViews, lastOpenedAtMs, due) => {
    expect(isInterstitialDue({ pageViews, lastOpenedAtMs, nowMs: 2 * day })).toBe(due);
  });
  test('opens once a day', () => {
    expect(isInterstitialDue({ pageViews: 9, lastOpenedAtMs: day + 1, nowMs: 2 * day })).toBe(false);
  });
});
