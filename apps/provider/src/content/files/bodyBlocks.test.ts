import { describe, expect, test } from 'vitest';
import { countReadingMinutes, listBodyPictures, toBody } from './bodyBlocks.ts';
import { sanitizeBody } from './sanitizeBody.ts';
import { toHtmlBlocks } from './htmlBlocks.ts';

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
