import { describe, expect, test } from 'vitest';
import { toBodyBlocks, countReadingMinutes, sanitizeBody } from './bodyBlocks.ts';

describe('SPEC §3, bodyArray', () => {
  test('makes each paragraph, heading, list, quotation, table and figure a block', () => {
    const blocks = toBodyBlocks(
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

  test('lowers a heading of level 1', () => {
    expect(toBodyBlocks('# Too loud')).toEqual(['<h2>Too loud</h2>']);
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

test('reading time depends on the number of words and is at least one minute', () => {
  expect(countReadingMinutes('one two')).toBe(1);
  expect(countReadingMinutes(Array.from({ length: 1150 }, () => 'word').join(' '))).toBe(5);
});
