import { forbiddenIn, hostileHtml, hostileTitle } from '@masthead/content-rules/hostile-html';
import { parseFeed } from '@rowanmanning/feed-parser';
import { XMLValidator } from 'fast-xml-parser';
import ICAL from 'ical.js';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { brand } from '../aSite';
import { anEvent } from '../wire';
import { toIcs, type WireEvent } from '../../src/endpoints/calendar/calendarDocument';
import { feedWriters } from '../../src/endpoints/feeds/formats';
import { urlset } from '../../src/endpoints/sitemaps/sitemapsDocument';
import { articleData } from '../../src/framework/structuredData/story';
import { StructuredData } from '../../src/framework/structuredData/StructuredData';
import { articleContent, type ContentRules, staticContent } from '@masthead/content-rules/html-rules';
import { toAmpHtml } from '../../src/endpoints/amp/toAmpHtml';
import { sanitizeBlock, sanitizeNofollowBlock } from '../../src/screens/article/articleBody';
import { sanitizeStatic } from '../../src/screens/static/sanitizeStatic';

const address = 'https://news.example.com/2026/11/21/a-deal/';
const dates = { published: new Date('2026-11-21T11:00:00Z'), updated: new Date('2026-11-21T11:00:00Z') };
const feed = {
  title: hostileTitle,
  description: hostileTitle,
  page: address,
  self: address,
  language: 'en-US',
  icon: address,
  copyright: hostileTitle,
  publisher: hostileTitle,
  items: [
    {
      url: address,
      title: hostileTitle,
      summary: hostileTitle,
      authors: [hostileTitle],
      categories: [hostileTitle],
      ...dates,
    },
  ],
};

describe('a hostile title stays text', () => {
  test('in JSON-LD', () => {
    const html = renderToStaticMarkup(
      <StructuredData
        data={articleData(brand, {
          canonical: '/a/',
          title: hostileTitle,
          deck: hostileTitle,
          published: { iso: '2026-11-21T06:00:00-05:00' },
          authors: [],
          tags: [{ title: hostileTitle, url: '/t/' }],
        })}
      />,
    );
    const inside = /^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(html)?.[1] ?? '';
    expect(inside).not.toMatch(/[<>\u2028\u2029]/);
    expect(JSON.parse(inside)).toMatchObject({ headline: hostileTitle });
  });

  test.each(['rss', 'atom'] as const)('in a feed as %s', (format) => {
    const text = feedWriters[format].write(feed);
    expect(XMLValidator.validate(text)).toBe(true);
    const { items } = parseFeed(text);
    expect(items.map(({ title }) => title)).toEqual([hostileTitle.trim()]);
  });

  test('in the description of an RSS item, which feed readers render as HTML', () => {
    const description = /<item>.*?<description>(.*?)<\/description>/s.exec(feedWriters.rss.write(feed))?.[1];
    expect(description?.replace(/^\s*<!\[CDATA\[|\]\]>\s*$/g, '')).not.toContain('<');
  });

  test('in a sitemap', async () => {
    const text = await urlset(
      [
        {
          url: address,
          news: {
            publication: { name: hostileTitle, language: 'en' },
            publication_date: '2026-11-21',
            title: hostileTitle,
          },
        },
      ],
      'news',
    );
    expect(XMLValidator.validate(text)).toBe(true);
    expect(text).not.toMatch(/<(?:script|img)\b/i);
  });

  test('in a calendar file, where a line break starts no property', () => {
    const title = `${hostileTitle}\r\nEND:VEVENT\nBEGIN:VEVENT\rATTACH:https://evil.example/`;
    const event = { ...anEvent('a'), eventTitle: title, venueName: title, description: title, city: title };
    const text = toIcs(brand, 'Events', [event as unknown as WireEvent], dates.published);
    expect(text.split(/\r\n|\n|\r/).filter((line) => /^(?:BEGIN:VEVENT|ATTACH)/.test(line))).toEqual(['BEGIN:VEVENT']);
    expect(new ICAL.Component(ICAL.parse(text) as unknown[]).getAllSubcomponents('vevent')).toHaveLength(1);
  });
});

const ampContent = {
  allowedTags: articleContent.allowedTags.map((tag) => (tag === 'img' ? 'amp-img' : tag)),
  allowedAttributes: {
    ...articleContent.allowedAttributes,
    'amp-img': ['src', 'srcset', 'alt', 'layout', 'width', 'height'],
  },
};

const renderers: readonly [
  name: string,
  render: (html: string) => string,
  rules: Pick<ContentRules, 'allowedTags' | 'allowedAttributes'>,
][] = [
  ['an article', sanitizeBlock, articleContent],
  ['a nofollow article', sanitizeNofollowBlock, articleContent],
  ['an AMP article', toAmpHtml, ampContent],
  ['a static page', sanitizeStatic, staticContent],
];

describe.each(renderers)('%s contains no code after sanitizing', (_, render, rules) => {
  test.each(hostileHtml)('%s', (__, html) => {
    expect(forbiddenIn(render(html), rules)).toEqual([]);
    expect(forbiddenIn(render(`<p>${html}</p><div><b>${html}`), rules)).toEqual([]);
    // Sanitizing twice has the same result.
    expect(forbiddenIn(render(render(html)), rules)).toEqual([]);
  });
});

test('an AMP article has no AMP elements from its content', () => {
  expect(toAmpHtml('<p>a</p><amp-img src="/x.png" layout="fixed" width="1" height="1"></amp-img>')).toBe('<p>a</p>');
  expect(toAmpHtml('<img src="https://evil.example/x.png" alt="x">')).not.toContain('evil');
});
