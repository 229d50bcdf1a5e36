import { describe, expect, test } from 'vitest';
import { countReadingMinutes, listBodyPictures, toBody } from './bodyBlocks.ts';
import { sanitizeBody } from './sanitizeBody.ts';
import { listLosses, toHtmlBlocks } from './htmlBlocks.ts';
import { articleInput } from '../publishing/kinds/articleInput.ts';
import { countColumns, isHtmlTooDeep, maxHtmlNesting, maxNesting, maxTableColumns, measureNesting } from './nesting.ts';
import { articleSchema } from './schema/articles.ts';

describe('§3, bodyArray', () => {
  test('makes each paragraph, heading, list, quotation, table and figure a block', () => {
    const { blocks } = toBody(
      [
        'First *one*.',
        '## Then a head',
        '- a\n- b',
        '> Said "so".',
        '| A | B |\n|---|--:|\n| 1 | 2 |',
        '![A plan of the lot](/images/plat-oxide-7-article "The lot.")',
      ].join('\n\n'),
    );
    expect(blocks).toEqual([
      '<p>First <em>one</em>.</p>',
      '<h2>Then a head</h2>',
      '<ul>\n<li>a</li>\n<li>b</li>\n</ul>',
      '<blockquote>\n<p>Said “so”.</p>\n</blockquote>',
      expect.stringMatching(
        /^<div class="table-scroll" role="region" tabindex="0" aria-label="Table"><table>[\s\S]*<th scope="col">A<\/th>[\s\S]*<td align="right">2<\/td>/,
      ),
      '<figure><img src="/images/plat-oxide-7-article" alt="A plan of the lot" loading="lazy" /><figcaption>The lot.</figcaption></figure>',
    ]);
  });

  test('labels the frame of a table in the language of the publication', () => {
    const label = expect.stringContaining('aria-label="Tabelle"');
    expect(toBody('| A |\n|---|\n| 1 |', {}, 'de-DE').blocks).toEqual([label]);
    expect(toHtmlBlocks('<table><tr><td>1</td></tr></table>', 'de-DE')).toEqual([label]);
  });

  test('lowers a heading of level 1', () => {
    expect(toBody('# Too loud').blocks).toEqual(['<h2>Too loud</h2>']);
  });

  test.each([
    ['<script>alert(1)</script>', ''],
    ['<p onclick="x()">a</p>', '<p>a</p>'],
    ['<a href="javascript:x()">a</a>', '<a>a</a>'],
    ['<a href="//evil.example">a</a>', '<a>a</a>'],
    ['<img src="x" onerror="x()">', '<img src="x" />'],
    ['<iframe src="https://example.com"></iframe>', ''],
    ['<p style="position:fixed">a</p>', '<p>a</p>'],
    ['<a href="https://example.com/">a</a>', '<a href="https://example.com/" rel="noopener">a</a>'],
    ['<div class="table-scroll other">a</div>', '<div class="table-scroll">a</div>'],
  ])('sanitizes %s to "%s"', (html, clean) => {
    expect(sanitizeBody(html)).toBe(clean);
  });
});

test.each([
  ['![A lot](a.jpg "The lot.")', 'figure'],
  ['![A lot][lot]\n\n[lot]: a.jpg', 'figure'],
  ['Text ![A lot](a.jpg) text.', 'inline'],
  ['[![A lot](a.jpg)](https://example.com/)', 'inline'],
  ['- one\n- ![A lot](a.jpg)', 'inline'],
  ['> ![A lot](a.jpg)', 'inline'],
  ['| A |\n|---|\n| ![A lot](a.jpg) |', 'inline'],
  ['<figure><img alt="A lot" src="a.jpg"></figure>', 'inline'],
  ['Text <img src=a.jpg> text.', 'inline'],
])('finds the picture in %j: %s', (body, placement) => {
  expect(listBodyPictures(body)).toEqual([{ href: 'a.jpg', placement }]);
});

test('finds no picture in code', () => {
  expect(listBodyPictures('`![A lot](a.jpg)`\n\n    <img src="a.jpg">')).toEqual([]);
});

test('reading time depends on the number of words and is at least one minute', () => {
  expect(countReadingMinutes('one two')).toBe(1);
  expect(countReadingMinutes(Array.from({ length: 1150 }, () => 'word').join(' '))).toBe(5);
});

const reference = (id: string, number = 1): string =>
  `<sup id="text-fnref-${id}"><a href="#text-fn-${number}">${number}</a></sup>`;
const back = (id: string, number = 1): string => `<a href="#text-fnref-${id}">↩ ${number}</a>`;

test.each([
  [
    'a note',
    'Rents fell.[^a]\n\n[^a]: By "2%".',
    [`<p>Rents fell.${reference('1')}</p>`, '<hr />', `<ol><li id="text-fn-1"><p>By “2%”. ${back('1')}</p></li></ol>`],
  ],
  [
    'two references to a note',
    'One[^1], two[^1].\n\n[^1]: Note',
    [
      `<p>One${reference('1')}, two${reference('1-2')}.</p>`,
      '<hr />',
      `<ol><li id="text-fn-1"><p>Note ${back('1')} ${back('1-2')}</p></li></ol>`,
    ],
  ],
  [
    'notes in the order of their references, and one without any',
    'A[^x] b[^y]\n\n[^z]: Z\n[^y]: Y\n[^x]: X',
    [
      `<p>A${reference('1')} b${reference('2', 2)}</p>`,
      '<hr />',
      `<ol><li id="text-fn-1"><p>X ${back('1')}</p></li><li id="text-fn-2"><p>Y ${back('2', 2)}</p></li><li id="text-fn-3"><p>Z</p></li></ol>`,
    ],
  ],
  [
    'a note of two paragraphs in a list and a heading',
    '## A[^1]\n\n[^1]: One\n    more\n\n    Two\n\nText',
    [
      `<h2>A${reference('1')}</h2>`,
      '<p>Text</p>',
      '<hr />',
      `<ol><li id="text-fn-1"><p>One\nmore</p>\n<p>Two ${back('1')}</p></li></ol>`,
    ],
  ],
  [
    'two notes with the same label',
    'A[^1]\n\n[^1]: One\n\n[^1]: Two',
    [`<p>A${reference('1')}</p>`, '<hr />', `<ol><li id="text-fn-1"><p>One</p>\n<p>Two ${back('1')}</p></li></ol>`],
  ],
  ['a reference without a note', 'A[^1] `[^2]`', ['<p>A[^1] <code>[^2]</code></p>']],
])('%s', (_, markdown, blocks) => expect(toBody(markdown).blocks).toEqual(blocks));

test('has no notes within notes', () => {
  expect(toBody('[^a]: b [^a]: c').blocks.join('')).toContain('<li id="text-fn-1"><p>b <sup');
});

test.each([
  ['deleted and inserted text', '<p><del>$4</del> <ins>$5</ins></p>', ['<p><del>$4</del> <ins>$5</ins></p>']],
  [
    'directions and languages',
    '<p dir="rtl" lang="ar">a</p><p>The <span lang="fr">mairie</span></p>',
    ['<p dir="rtl" lang="ar">a</p>', '<p>The <span lang="fr">mairie</span></p>'],
  ],
  [
    'the direction of a group',
    '<section dir="rtl"><p>a</p>b</section>',
    ['<p dir="rtl">a</p>', '<p><span dir="rtl">b</span></p>'],
  ],
  [
    'text that a style strikes',
    '<p style="text-align:left;text-decoration: line-through">$4</p><p><span style="text-decoration-line: line-through">$5</span> <del style="text-decoration:line-through">$6</del> <strike style="text-decoration:line-through">$7</strike></p>',
    ['<p><s>$4</s></p>', '<p><s>$5</s> <del>$6</del> <s>$7</s></p>'],
  ],
  [
    'languages of XHTML and directions of styles',
    '<div xml:lang="fr"><p style="color:red; direction: rtl">a</p></div><p dir="ltr" style="direction:rtl">b</p>',
    ['<p dir="rtl" lang="fr">a</p>', '<p dir="ltr">b</p>'],
  ],
  ['preformatted text', '<pre><code>if x:\n    y\n\nz</code></pre>', ['<pre><code>if x:\n    y\n\nz</code></pre>']],
  [
    'the content of CDATA sections, nested and open ones too',
    '<![CDATA[<p>a</p><p>b <![CDATA[c]]> d]]></p><![CDATA[e <b>f</b>',
    ['<p>a</p>', '<p>b c d</p>', '<p>e <b>f</b></p>'],
  ],
  ['no span without a meaning', '<p>a <span style="x">b</span></p>', ['<p>a b</p>']],
  [
    'numbers of lists',
    '<ol start="3" reversed><li value="7">a</li></ol>',
    ['<ol start="3" reversed=""><li value="7">a</li></ol>'],
  ],
  ['definitions', '<dl><dt>Term</dt><dd>Text</dd></dl>', ['<dl><dt>Term</dt><dd>Text</dd></dl>']],
  ['groups of text', '<section>One</section><section>Two</section>', ['<p>One</p>', '<p>Two</p>']],
  ['details', '<details><summary>More</summary>Text</details>', ['<h4>More</h4>', '<p>Text</p>']],
  ['unknown elements', '<acme-a>One</acme-a><acme-a>Two</acme-a>', ['<p>One</p>', '<p>Two</p>']],
  [
    'unknown elements in a cell',
    '<ul><li><address>One</address><address>Two</address></li></ul>',
    ['<ul><li><p>One</p><p>Two</p></li></ul>'],
  ],
  ['elements within a word', '<p>w<font>or</font><wbr>d</p>', ['<p>wor<wbr />d</p>']],
  ['no empty paragraphs', '<p> </p><p>&nbsp;</p><p><b></b></p><hr>', ['<hr />']],
  [
    'links to targets in the text',
    '<p>Claim<sup id="ref1"><a href="#n1">1</a></sup></p><ol><li id="n1">Source <a href="#ref1">back</a></li></ol>',
    [
      '<p>Claim<sup id="text-ref1"><a href="#text-n1">1</a></sup></p>',
      '<ol><li id="text-n1">Source <a href="#text-ref1">back</a></li></ol>',
    ],
  ],
  [
    'links to targets in articles',
    '<p><a href="/2026/11/28/rents/#costs">A</a> <a href="/2026/11/28/rents/">B</a> <a href="/markets/#x">C</a></p>',
    [
      '<p><a href="/2026/11/28/rents/#text-costs">A</a> <a href="/2026/11/28/rents/">B</a> <a href="/markets/#x">C</a></p>',
    ],
  ],
  [
    'old targets, those of groups, and links without a target',
    '<p><a name="a">A</a> <a href="#b">B</a> <a href="#a">A</a> <a href="#x">X</a></p><section id="b"><p>B</p></section>',
    ['<p><a id="text-a">A</a> <a href="#text-b">B</a> <a href="#text-a">A</a> <a>X</a></p>', '<p id="text-b">B</p>'],
  ],
])('keeps %s', (_, html, blocks) => {
  expect(toHtmlBlocks(html)).toEqual(blocks);
  expect(toHtmlBlocks(toHtmlBlocks(html).join('\n'))).toEqual(blocks);
});

test.each([
  ['~~$4~~ $5', '<p><del>$4</del> $5</p>'],
  ['```\nif x:\n    y\n\nz\n```', '<pre><code>if x:\n    y\n\nz\n</code></pre>'],
  ['<h2 id="a">A</h2>\n\n[A](#a)', '<h2 id="text-a">A</h2><p><a href="#text-a">A</a></p>'],
  [
    '[A](#cafés-rents) [B](#cafsrents) [C](#costs)\n\n## Cafés & *rents*\n\n## Costs\n\n## Costs',
    '<p><a href="#text-caf%C3%A9s-rents">A</a> <a>B</a> <a href="#text-costs">C</a></p><h2 id="text-cafés-rents">Cafés &amp; <em>rents</em></h2><h2 id="text-costs">Costs</h2><h2>Costs</h2>',
  ],
  [
    '[A](#costs-1) [B](#costs)\n\n<h2 id="costs-1">Costs</h2>',
    '<p><a href="#text-costs-1">A</a> <a href="#text-costs-1">B</a></p><h2 id="text-costs-1">Costs</h2>',
  ],
  ['a <![CDATA[b]]> `<![CDATA[c]]>`', '<p>a b <code>&lt;![CDATA[c]]&gt;</code></p>'],
])('keeps %j of Markdown', (markdown, html) => expect(toBody(markdown).blocks.join('')).toBe(html));

test('lists elements that a body loses, and links that lead nowhere', () => {
  const html = '<p><a href="#x">a</a> <a href="#x">b</a> <a href="#top">c</a> <a href="#d">d</a> <a id="d"></a></p>';
  expect(listLosses(`${html}<form></form>`)).toEqual([
    '1 element(s) "form" are removed with their content. Forms of other systems do not work here.',
    'The link "#x" leads nowhere in the text, so it is text.',
  ]);
});

test.each([
  ['A paragraph with > and - and 1. in it.', 0],
  ['> A quotation', 1],
  ['>> Two', 2],
  ['> - > 1. Four', 4],
  ['**Bold** at the beginning', 0],
  ['-5 degrees', 0],
  ['1999. was a year', 1],
  ['***', 0],
  ['text\n\n> > >', 3],
  ['> '.repeat(30), 30],
])('%j nests %i deep', (markdown, depth) => {
  expect(measureNesting(markdown)).toBe(depth);
});

test.each(['> ', '- ', '1. ', '>'])(
  'a body that repeats %j is refused before the Markdown parser recurses into it',
  (marker) => {
    const result = articleSchema.shape.body.safeParse(marker.repeat(10_000));
    expect(result.error?.issues[0]?.message).toContain(`more than ${maxNesting} deep`);
  },
);

test.each([
  ['text', false],
  ['<p>One<br>'.repeat(100), false],
  [`${'<div>'.repeat(maxHtmlNesting)}${'</div>'.repeat(maxHtmlNesting)}<div></div>`, false],
  ['<div>'.repeat(maxHtmlNesting + 1), true],
])('%j is too deep: %s', (html, expected) => expect(isHtmlTooDeep(html)).toBe(expected));

test('a body of deeply nested elements is refused before it is converted', () => {
  const html = '<div>'.repeat(90_000);
  const result = articleInput.safeParse({ title: 'A deal', primary: 'markets/atlanta', body: { html } });
  expect(result.error?.issues).toMatchObject([
    { path: ['body', 'html'], message: `nests elements more than ${maxHtmlNesting} deep` },
  ]);
});

test.each([
  ['No table', 1],
  ['a | b', 2],
  ['text\n| a | b |\n|---|---|', 4],
])('%j has at most %i columns', (markdown, columns) => expect(countColumns(markdown)).toBe(columns));

test('rejects a table that would grow to megabytes of empty cells', () => {
  const result = articleSchema.shape.body.safeParse(
    `${'|a'.repeat(1_000)}\n${'|-'.repeat(1_000)}\n${'|a|\n'.repeat(1_000)}`,
  );
  expect(result.error?.issues[0]?.message).toContain(`more than ${maxTableColumns} columns`);
});
