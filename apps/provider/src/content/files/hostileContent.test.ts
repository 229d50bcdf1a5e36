import { articleContent, staticContent } from '@masthead/content-rules/html-rules';
import { forbiddenIn, hostileHtml } from '@masthead/content-rules/hostile-html';
import { expect, test } from 'vitest';
import { toBody, sanitizeBody } from './bodyBlocks.ts';
import { checkStaticPage, preparePage, sanitizePage } from './staticPage.ts';

test.each(hostileHtml)('removes code on import: %s', (_, html) => {
  expect(forbiddenIn(sanitizeBody(html), articleContent)).toEqual([]);
  expect(forbiddenIn(toBody(html).blocks.join(''), articleContent)).toEqual([]);
  expect(forbiddenIn(sanitizePage(html), staticContent)).toEqual([]);
  expect(forbiddenIn(preparePage(html), staticContent)).toEqual([]);
});

test('rejects a static page with code', () => {
  const page = {
    slug: 'x',
    content: '<p onclick="x()">a</p>',
    settings: { css: null, javascript: null, externalCss: [], externalJavascript: [] },
  } as unknown as Parameters<typeof checkStaticPage>[0];
  expect(checkStaticPage(page)).toHaveLength(1);
});
