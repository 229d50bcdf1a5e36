import { elementFates, getElementFate, isInlineElement } from '@masthead/content-rules/elements';
import { parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import { arrangeHtml } from './arrangeHtml.ts';
import { toBody } from './bodyBlocks.ts';
import { toHtmlBlocks } from './htmlBlocks.ts';

test.each([
  ['cells without a table', '<td>a</td><td>b</td>', ['<p>a</p>', '<p>b</p>']],
  ['groups in a line', '<p>x <b><div>a</div><div>b</div></b></p>', ['<p>x </p>', '<p><b>a</b></p>', '<p><b>b</b></p>']],
  ['a row without a table', '<tr><th>a</th><td>b</td></tr>', ['<p>a</p>', '<p>b</p>']],
  ['items without a list', '<li>a</li><li>b</li>', ['<ul><li>a</li><li>b</li></ul>']],
  ['a list in a list', '<ul><li>a</li><ul><li>b</li></ul></ul>', ['<ul><li>a<ul><li>b</li></ul></li></ul>']],
  ['text in a list', '<ol>a<li>b</li></ol>', ['<ol><li>a</li><li>b</li></ol>']],
  [
    'text in a table',
    '<table>a<tr>b<td>c</td></tr></table>',
    ['<p>a</p>', '<table><tr><td>b</td><td>c</td></tr></table>'],
  ],
  ['a cell without a row', '<table><td>a</td><td>b</td></table>', ['<table><tr><td>a</td><td>b</td></tr></table>']],
  [
    'a table for layout',
    '<table><tr><td>a<table><tr><td>b</td></tr></table></td><td>c</td></tr></table>',
    ['<p>a</p>', '<table><tr><td>b</td></tr></table>', '<p>c</p>'],
  ],
  [
    'a card in a link',
    '<a href="/x"><h2>Title</h2><p>Text</p></a>',
    ['<h2><a href="/x">Title</a></h2>', '<p><a href="/x">Text</a></p>'],
  ],
  ['a link in a link', '<p><a href="/a">a <b><a href="/b">b</a></b></a></p>', ['<p><a href="/a">a <b>b</b></a></p>']],
  [
    'an old target that never ends',
    '<a name="t">Text <b><a href="/b">b</a></b>',
    ['<p><a id="text-t"></a>Text <b><a href="/b">b</a></b></p>'],
  ],
  ['paragraphs in a heading', '<h2><p>a</p><p>b</p></h2>', ['<h2>a<br />b</h2>']],
  ['a list in a heading', '<h2>a<ul><li>b</li></ul>c</h2>', ['<h2>a</h2>', '<ul><li>b</li></ul>', '<h2>c</h2>']],
  ['lines of preformatted text', '<pre><div>a</div><div> b</div></pre>', ['<pre>a\n b</pre>']],
  ['paragraphs that no tag ends', '<p><b>a<p>b', ['<p><b>a</b></p>', '<p><b>b</b></p>']],
  ['an unknown element in a sentence', '<p>The <x-tip>cap rate</x-tip> fell</p>', ['<p>The  cap rate  fell</p>']],
  ['a word processor', '<p>In <st1:place>Dallas</st1:place><o:p></o:p></p>', ['<p>In Dallas</p>']],
  ['a formula', '<math><mi>x</mi><mo>=</mo><mn>2</mn></math>', ['<p>x=2</p>']],
  [
    'lists of old names',
    '<menu><li>a</li></menu><dir><li>b</li></dir>',
    ['<ul><li>a</li></ul>', '<ul><li>b</li></ul>'],
  ],
  [
    'obsolete marks',
    '<p><strike>a</strike> <tt>b</tt> <acronym>c</acronym></p>',
    ['<p><s>a</s> <code>b</code> <abbr>c</abbr></p>'],
  ],
  ['a language', '<font lang="fr">mairie</font>', ['<p><span lang="fr">mairie</span></p>']],
  [
    'the frame of a table with a note',
    '<div class="table-wrap" tabindex="0"><p>a</p><table><tr><td>b</td></tr></table></div>',
    ['<p>a</p>', '<table><tr><td>b</td></tr></table>'],
  ],
  [
    'an attribution',
    '<blockquote><p>a</p><footer>b</footer></blockquote><footer>c</footer>',
    ['<blockquote><p>a</p><footer>b</footer></blockquote>', '<p>c</p>'],
  ],
])('arranges %s', (_, html, blocks) => {
  expect(toHtmlBlocks(html).map((block) => block.replaceAll(/<div class="table-scroll"[^>]*>|<\/div>/g, ''))).toEqual(
    blocks,
  );
});

test.each([
  'a <div>b</div><div>c</div>',
  '<td>a</td><td>b</td>',
  '- <section>a</section><section>b</section>',
  'a<br>b',
])('separates the words of %j of Markdown', (markdown) =>
  expect(
    toBody(markdown)
      .blocks.join('')
      .replaceAll(/<[^>]*>/g, ' '),
  ).not.toMatch(/\w\w/),
);

const names = [...elementFates.keys(), 'acme-box', 'unheard-of'];
const isDropped = (name: string): boolean => getElementFate(name).fate === 'dropped';

test.each(names.filter((name) => !isDropped(name)))('joins and loses no words at <%s>', (name) => {
  const text = toHtmlBlocks(`<p>one</p><${name}>two`)
    .join('')
    .replaceAll(/<[^>]*>/g, ' ');
  expect(text.trim().split(/\s+/)).toEqual(['one', 'two']);
});

test.each(names.filter(isInlineElement))('keeps a word with <%s> together', (name) => {
  expect(
    toHtmlBlocks(`<p>one<${name}>two</p>`)
      .join('')
      .replaceAll(/<[^>]*>/g, ''),
  ).toBe('onetwo');
});

const isHidden = (name: string): boolean => 'isHidden' in getElementFate(name);

test.each(names.filter((name) => isDropped(name) && !isHidden(name)))(
  'separates the words before and after <%s>, which it drops',
  (name) => {
    expect(toHtmlBlocks(`<p>one<${name}></${name}>two</p>`).join('')).not.toContain('onetwo');
  },
);

test.each(names.filter(isDropped))('reports that it drops <%s>, but not a hidden one without content', (name) => {
  const dropped: string[] = [];
  const { children } = parseDocument(`<${name}>two`);
  const isEmpty = children.length > 1;
  arrangeHtml(children, (element) => void dropped.push(element.name));
  expect(dropped).toEqual(isEmpty && isHidden(name) ? [] : [name]);
});
