import { describe, expect, test } from 'vitest';
import { matchSuggestions, foldText } from './matchSuggestions';
import type { SuggestionIndex } from './suggestionIndex';

const index: SuggestionIndex = [
  {
    kind: 'topic',
    pages: [
      ['Capital Markets', '/topics/capital-markets/'],
      ['Net Lease', '/topics/net-lease/'],
    ],
  },
  {
    kind: 'market',
    pages: [
      ['Atlanta', '/markets/atlanta/'],
      ['Chicago O’Hare', '/markets/ohare/'],
      ['Los Angeles', '/markets/los-angeles/'],
      ['Łódź', '/markets/lodz/'],
      ['Zürich', '/markets/zurich/'],
    ],
  },
  { kind: 'company', pages: [['Straße & Söhne', '/company-resources/strasse/']] },
  {
    kind: 'person',
    pages: [
      ['José Álvarez', '/author/profile/jose-alvarez/'],
      ['Lena Marx', '/author/profile/lena-marx/'],
      ['Mara Atkins', '/author/profile/mara-atkins/'],
    ],
  },
];

const getNames = (search: string): string[] =>
  matchSuggestions(index, search).map(({ title }) => title.map(({ text }) => text).join(''));
const getMarked = (search: string): string[] =>
  matchSuggestions(index, search).map(({ title }) =>
    title.map(({ text, marked }) => (marked ? `[${text}]` : text)).join(''),
  );

describe('suggestions for a search', () => {
  test.each([
    ['at', ['Atlanta', 'Mara Atkins']],
    ['atl', ['Atlanta']],
    ['ATLANTA', ['Atlanta']],
    ['mar', ['Mara Atkins', 'Capital Markets', 'Lena Marx']],
    ['market cap', ['Capital Markets']],
    ['lease net', ['Net Lease']],
    ['jose', ['José Álvarez']],
    ['jose\u0301 al', ['José Álvarez']],
    ['alvarez jose', ['José Álvarez']],
    ['lodz', ['Łódź']],
    ['zur', ['Zürich']],
    ['strasse', ['Straße & Söhne']],
    ['ohare', ['Chicago O’Hare']],
    ["o'h", ['Chicago O’Hare']],
    [' los  ang ', ['Los Angeles']],
    // A word in the middle does not begin a word.
    ['lanta', []],
    ['atlanta x', []],
    ['a', []],
    ['', []],
    ['&', []],
    ['.*', []],
  ])('%j are %j', (search, names) => {
    expect(getNames(search)).toEqual(names);
  });

  test.each([
    ['at', ['[At]lanta', 'Mara [At]kins']],
    ['capital mark', ['[Capital] [Mark]ets']],
    ['jo', ['[Jo]sé Álvarez']],
    ['alva', ['José [Álva]rez']],
    ['ohare', ['Chicago [O’Hare]']],
    ['strass', ['[Straß]e & Söhne']],
  ])('of %j have the beginnings %j marked', (search, titles) => {
    expect(getMarked(search)).toEqual(titles);
  });

  test('are at most eight', () => {
    const people = Array.from(
      { length: 20 },
      (_, number) => [`Ada ${number}`, `/author/profile/ada-${number}/`] as const,
    );
    expect(matchSuggestions([{ kind: 'person', pages: people }], 'ada')).toHaveLength(8);
  });

  test('name the kind and the address of the page', () => {
    expect(matchSuggestions(index, 'atlanta')).toMatchObject([{ kind: 'Market', url: '/markets/atlanta/' }]);
  });
});

test.each([
  ['Łódź', 'lodz'],
  ['Ærø', 'aero'],
  ['İzmir', 'izmir'],
  ['ﬁnance', 'finance'],
])('%s is folded to %s', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});
