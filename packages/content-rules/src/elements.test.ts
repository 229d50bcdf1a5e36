import { expect, test } from 'vitest';
import { getElementFate, isInlineElement } from './elements.ts';
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
