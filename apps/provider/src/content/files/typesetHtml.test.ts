import { expect, test } from 'vitest';
import { toBody } from './bodyBlocks.ts';
import { toHtmlBlocks } from './htmlBlocks.ts';
import { createTypeset, typesetHtml } from './typeset.ts';

test.each([
  ['"I\'m paying more," she said. "To myself."', '“I’m paying more,” she said. “To myself.”'],
  ['the lender\'s file (it\'s "open")', 'the lender’s file (it’s “open”)'],
  ["owners' since the '90s", 'owners’ since the ’90s'],
  ["'Nobody' came", '‘Nobody’ came'],
  ['"\'Wait,\' he said," she recalled', '“‘Wait,’ he said,” she recalled'],
  ["'s, after a link", '’s, after a link'],
  ['two-burner', 'two-burner'],
])('typesets %s as %s', (typed, set) => {
  expect(createTypeset('en-US')(typed)).toBe(set);
});

test.each([
  ['"Ja", sagte er. "Nie."', '„Ja“, sagte er. „Nie.“'],
  ['("offen")', '(„offen“)'],
  ['"\'Warte\', rief sie", sagte er', '„‚Warte‘, rief sie“, sagte er'],
  ["Grass' Roman, geht's", 'Grass’ Roman, geht’s'],
  ['Berlin - Hamburg', 'Berlin – Hamburg'],
])('typesets the German %s as %s', (typed, set) => {
  expect(createTypeset('de-AT')(typed)).toBe(set);
});

test.each([
  [
    '<p title="it\'s">"It\'s open," <b>Ann</b>\'s note says</p>',
    '<p title="it\'s">“It’s open,” <b>Ann</b>’s note says</p>',
  ],
  ['<p>"<em>Yes</em>," she said -- "<b>no</b>"</p>', '<p>“<em>Yes</em>,” she said – “<b>no</b>”</p>'],
  ['<p>He said <em>"Yes"</em></p><p>"No"</p>', '<p>He said <em>“Yes”</em></p><p>“No”</p>'],
  ['<p>a -- <b>- b</b></p>', '<p>a – <b>- b</b></p>'],
  ['<p>One<br>"two"</p>', '<p>One<br>“two”</p>'],
  ['<p>"<code>a -- "b"</code>" is</p>', '<p>“<code>a -- "b"</code>” is</p>'],
  ['<pre>"a" -- <b>"b"</b></pre><kbd>\'</kbd>', '<pre>"a" -- <b>"b"</b></pre><kbd>\'</kbd>'],
  ['<p>&lt;a href="x"&gt; &amp; "y"</p>', '<p>&lt;a href=”x”&gt; &amp; “y”</p>'],
])('typesets the text of %s', (html, typeset) => expect(typesetHtml(html, 'en-US')).toBe(typeset));

test('typesets quotation marks around elements in German', () => {
  expect(typesetHtml('<p>"<em>Ja</em>", \'<em>nie</em>\'</p>', 'de-DE')).toBe('<p>„<em>Ja</em>“, ‚<em>nie</em>‘</p>');
});

test('typesets HTML bodies like those of Markdown', () => {
  const html = `<p title="'x'">"It's" -- <code>"a"</code></p><pre>"b" -- c</pre><ul><li>"<b>d</b>"</li></ul>`;
  const english = ['<p>“It’s” – <code>"a"</code></p>', '<pre>"b" -- c</pre>', '<ul><li>“<b>d</b>”</li></ul>'];
  expect(toHtmlBlocks(html)).toEqual(english);
  expect(toHtmlBlocks('<p>"Ja"</p>', 'de-DE')).toEqual(['<p>„Ja“</p>']);
  expect(toHtmlBlocks(toHtmlBlocks(html).join(''))).toEqual(english);
});

test.each([
  [
    'nested lists',
    '- a\n  - b\n    - c\n- d\n\n1. one\n   - two',
    '<ul><li>a<ul><li>b<ul><li>c</li></ul></li></ul></li><li>d</li></ul><ol><li>one<ul><li>two</li></ul></li></ol>',
  ],
  ['lists in a quotation', '> - a\n>   - b', '<blockquote><ul><li>a<ul><li>b</li></ul></li></ul></blockquote>'],
  ['an ordered list in a list', '- a\n  1. b\n     - c', '<ul><li>a<ol><li>b<ul><li>c</li></ul></li></ol></li></ul>'],
  ['rules', 'a\n\n - - -\n\n* * *', '<p>a</p><hr /><hr />'],
  ['a list of rules and texts', '- a - b\n- - c', '<ul><li>a – b</li><li><ul><li>c</li></ul></li></ul>'],
  [
    'a link in HTML',
    'See <a href="https://example.com/a">this</a>.',
    '<p>See <a href="https://example.com/a" rel="noopener">this</a>.</p>',
  ],
  [
    'a picture in HTML',
    '<img src="/images/a" alt="A \'lot\' -- here">',
    '<p><img src="/images/a" alt="A \'lot\' -- here" /></p>',
  ],
  [
    'a time in HTML',
    '"Now" is <time datetime="2026-11-28">today</time>',
    '<p>“Now” is <time datetime="2026-11-28">today</time></p>',
  ],
  ['titles of links', '["a"](/b "it\'s -- c") "d"', '<p><a href="/b" title="it\'s -- c">“a”</a> “d”</p>'],
  ['link definitions', '[a]\n\n[a]: /b "c -- d"', '<p><a href="/b" title="c -- d">a</a></p>'],
  ['code spans', '``a `"b" -- c`` "d"', '<p><code>a `"b" -- c</code> “d”</p>'],
  ['escapes and entities', '\\"a\\" &quot;b&quot;', '<p>“a” “b”</p>'],
  ['text around emphasis', '"*Yes*," **"no"**', '<p>“<em>Yes</em>,” <strong>“no”</strong></p>'],
])('Markdown: %s', (_, markdown, html) => {
  const body = toBody(markdown).blocks.join('');
  expect(body.replaceAll(/\n/g, '')).toBe(html);
});
