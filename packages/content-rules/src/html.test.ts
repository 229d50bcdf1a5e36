import { expect, test } from 'vitest';
import { getElementFate, isInlineElement } from './elements.ts';
import { escapeHtml, getHtmlText, removeForbiddenCharacters, unescapeHtml, toTableLabel } from './html.ts';
import { articleContent } from './htmlRules.ts';

/** The elements of the living standard and obsolete ones by what becomes of them. */
const expected: Readonly<Record<string, string>> = {
  'kept block':
    'p h2 h3 h4 pre blockquote div figure figcaption footer hr ul ol li dl dt dd table caption thead tbody tfoot tr th td',
  'kept inline':
    'a abbr b bdi bdo br cite code del dfn em i img ins kbd mark q rp rt ruby s samp small span strong sub sup time u var wbr',
  'mapped to h2': 'h1',
  'mapped to h4': 'h5 h6 summary',
  'mapped to s': 'strike',
  'mapped to code': 'tt',
  'mapped to abbr': 'acronym',
  'mapped to strong': 'big',
  'mapped to ul': 'menu dir',
  'mapped to pre': 'listing plaintext xmp',
  'unwrapped block':
    'address article aside body center details dialog fieldset header hgroup html legend main nav search section acme-box unheard-of',
  'unwrapped inline':
    'data label meter output picture progress slot math font basefont blink marquee nobr rb rtc spacer col colgroup o:p st1:place',
  dropped:
    'base head link meta title noscript template param source track style script svg canvas object embed applet bgsound noembed audio video iframe frame frameset noframes form input select option optgroup datalist textarea button map area isindex keygen',
};

const describeFate = (name: string): string => {
  const fate = getElementFate(name);
  switch (fate.fate) {
    case 'mapped':
      return `mapped to ${fate.to}`;
    case 'dropped':
      return 'dropped';
    default:
      return `${fate.fate} ${fate.layout}`;
  }
};

test.each(Object.entries(expected))('%s: %s', (fate, names) => {
  expect(names.split(' ').filter((name) => describeFate(name) !== fate)).toEqual([]);
});

test('sanitizing allows the elements that are kept, with their attributes', () => {
  expect(articleContent.allowedTags.filter((name) => !describeFate(name).startsWith('kept'))).toEqual([]);
  expect(articleContent.allowedAttributes).toMatchObject({ a: ['href', 'title', 'rel'], li: ['value'] });
  expect(articleContent.allowedAttributes).not.toHaveProperty('p');
});

test.each([
  ['b', true],
  ['strike', true],
  ['o:p', true],
  ['br', false],
  ['td', false],
  ['script', false],
  ['acme-box', false],
])('%s is within a line: %s', (name, isInline) => expect(isInlineElement(name)).toBe(isInline));

test.each([
  ['R&D', 'R&amp;D'],
  ['<script>alert("1")</script>', '&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;'],
  ["O'Hare", 'O&#39;Hare'],
  ['&amp;', '&amp;amp;'],
  ['Büro “West”', 'Büro “West”'],
])('escapes %j as %j, and back', (text, html) => {
  expect(escapeHtml(text)).toBe(html);
  expect(unescapeHtml(html)).toBe(text);
});

test.each([
  [' <em>R&amp;D</em> in <a href="/x">O&#39;Hare</a> ', "R&D in O'Hare"],
  ['&amp;lt;', '&lt;'],
  ['&nbsp;', '&nbsp;'],
])('the text of %j is %j', (html, text) => expect(getHtmlText(html)).toBe(text));

test.each([
  ['Quarterly\u0003 report', 'Quarterly report'],
  ['one\u000Btwo\u000Cthree', 'one two three'],
  ['\uFFFE\uFFFF\uD83C and \uDC00', ' and '],
  ['\t\n\r\u0085\u00A0\uE000\uFFFD🏢', '\t\n\r\u0085\u00A0\uE000\uFFFD🏢'],
])('without the characters that XML forbids, %j is %j', (text, clean) =>
  expect(removeForbiddenCharacters(text)).toBe(clean),
);

test.each([
  ['<table><caption>Rents</caption><tr><td>1</td></tr></table>', 'Rents'],
  [
    '<table><caption>Rents &amp; <b>costs</b><br>in &quot;A&quot;</caption></table>',
    'Rents &amp; costs in &quot;A&quot;',
  ],
  ['<table><caption> </caption></table>', 'Table'],
  ['<table></table>', 'Table'],
])('the table %s is named %s', (table, name) => expect(toTableLabel(table, 'Table')).toBe(name));
