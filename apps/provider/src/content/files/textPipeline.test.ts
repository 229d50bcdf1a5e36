import { elementFates, getElementFate } from '@masthead/content-rules/elements';
import serialize from 'dom-serializer';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testEnv } from '../../../test/support/env.ts';
import { findStructureIssues } from '../../../test/support/htmlStructure.ts';
import { toBody, toUnsafeHtml } from './bodyBlocks.ts';
import { listDroppedElements, toUnlinkedBlocks } from './htmlBlocks.ts';
import { articleContent, staticContent } from '@masthead/content-rules/html-rules';
import { forbiddenIn, hostileHtml } from '@masthead/content-rules/hostile-html';
import { sanitizeBody } from './sanitizeBody.ts';
import { parseFrontMatter } from './frontMatter.ts';
import { checkStaticPage, preparePage, sanitizePage } from './staticPage.ts';

const names = [...elementFates.keys(), 'acme-box', 'o:p'];
const name = fc.constantFrom(
  ...names.filter((tag) => getElementFate(tag).fate !== 'dropped'),
  'svg',
  'noscript',
  'form',
  'title',
);
/** Pieces of HTML in any order: unbalanced tags and words. */
const piece = fc.oneof(
  { weight: 4, arbitrary: fc.constant('WORD') },
  { weight: 3, arbitrary: name.map((tag) => `<${tag}>`) },
  { weight: 3, arbitrary: name.map((tag) => `</${tag}>`) },
  fc.constantFrom(
    '<a href="/x">',
    '<a href="#one">',
    '<a id="one">',
    '<ol reversed start="3">',
    '<li value="x">',
    '<p id="one" dir="rtl">',
    '<td style="text-align: right" colspan>',
    '<![CDATA[',
    ']]>',
    '<!-- x -->',
    '\u0003',
    '\uD83C',
    '</a>',
    '<td>',
    '<li>',
    '<p>',
    '<table>',
    '<tr>',
    ' ',
    '\n\n',
    '&amp;',
    '<b>',
    '</b>',
  ),
);
const pieces = fc.array(piece, { maxLength: 40 });
const toSource = (parts: readonly string[]): string =>
  parts.map((part, index) => (part === 'WORD' ? ` word${index}x ` : part)).join('');
const listWords = (text: string): string[] => text.match(/word\d+x/g) ?? [];

const runs = { numRuns: testEnv.isFullRun ? 5_000 : 250, seed: 20_261_128 };

test('any HTML gives well-formed blocks of a valid structure, and loses no word that is not reported', () => {
  fc.assert(
    fc.property(pieces, (parts) => {
      const source = toSource(parts);
      let reported = '';
      const blocks = toUnlinkedBlocks(source, 'en-US', (element) => void (reported += serialize(element)));
      expect(findStructureIssues(blocks)).toEqual([]);
      const shown = new Set([...listWords(blocks.join(' ')), ...listWords(reported)]);
      expect(listWords(source).filter((word) => !shown.has(word))).toEqual([]);
    }),
    runs,
  );
});

test('any Markdown with HTML gives well-formed blocks of a valid structure, and loses no word without a warning', () => {
  const markdown = fc.constantFrom(
    '- ',
    '\n- ',
    '\n\n> ',
    '\n1. ',
    '[^1]',
    '\n\n[^1]: ',
    '**',
    // Never three in a row, which begin a block of code whose first line is no text.
    '` ',
    '\n# ',
    '\n---\n',
    '|',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, markdown), { maxLength: 40 }), (parts) => {
      const source = toSource(parts);
      const { blocks } = toBody(source);
      expect(findStructureIssues(blocks)).toEqual([]);
      if (listDroppedElements(toUnsafeHtml(source)).length > 0) return;
      const shown = new Set(listWords(blocks.join(' ')));
      expect(listWords(source).filter((word) => !shown.has(word))).toEqual([]);
    }),
    runs,
  );
});

test('the check reports invalid structures', () => {
  const issues = findStructureIssues([
    '<p><div>a</div></p>',
    '<p><a>x<b><a>y</a></b></a></p>',
    '<ul><li>a</li></ul><li>b</li>',
  ]);
  expect(issues).toEqual(['div in p', 'a in a', 'stray li']);
  expect(() => findStructureIssues(['<p><b>a</p>'])).toThrow('tag');
});

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
