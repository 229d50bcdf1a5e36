import { expect, test } from 'vitest';
import { toBody } from './bodyBlocks.ts';
import { listLosses, toHtmlBlocks } from './htmlBlocks.ts';

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
