import { articleContent, staticContent } from '@masthead/content-rules/html-rules';
import { forbiddenIn, hostileHtml } from '@masthead/content-rules/hostile-html';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toBody } from './bodyBlocks.ts';
import { sanitizeBody } from './sanitizeBody.ts';
import { parseFrontMatter } from './frontMatter.ts';
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

/** Pieces of HTML, Markdown and YAML that parsers stumble over, in any order. */
const hostileText = fc
  .array(
    fc.oneof(
      fc.constantFrom(...hostileHtml.map(([, html]) => html)),
      fc.constantFrom(
        '[',
        '](',
        '**',
        '`',
        '<',
        '<!--',
        '-->',
        '&#',
        '"',
        "'",
        '\n# ',
        '\n\n    ',
        '|',
        '\\',
        '{',
        '*a',
      ),
      fc.string({ unit: 'binary', maxLength: 20 }),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''));

test('removes code from any combination of hostile pieces', () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      expect(forbiddenIn(toBody(text).blocks.join(''), articleContent)).toEqual([]);
      expect(forbiddenIn(preparePage(text), staticContent)).toEqual([]);
    }),
    { numRuns: 200 },
  );
});

test('reads or rejects any front matter, and never throws', () => {
  fc.assert(
    fc.property(hostileText, hostileText, (head, body) => {
      expect(typeof parseFrontMatter(`---\ntitle: ${head}\n---\n${body}`).ok).toBe('boolean');
    }),
    { numRuns: 200 },
  );
});
