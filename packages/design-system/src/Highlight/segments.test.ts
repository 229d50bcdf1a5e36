import { describe, expect, test } from 'vitest';
import { markedSegments, toSegments } from './segments';

const marked = (text: string, query: string) =>
  toSegments(text, query)
    .map((part) => (part.marked ? `[${part.text}]` : part.text))
    .join('');

describe('marks the words of a query', () => {
  test.each([
    [
      'Forty-one towers file for the conversion tax break',
      'conversion',
      'Forty-one towers file for the [conversion] tax break',
    ],
    ['LaSalle Street’s conversions reach halfway', 'conversion', 'LaSalle Street’s [conversions] reach halfway'],
    ['What an office conversion costs', 'office conversion', 'What an [office conversion] costs'],
    ['Office, then conversion', 'conversion office', '[Office], then [conversion]'],
    ['The art of the start', 'art', 'The [art] of the start'],
    ['Cañon City rents', 'cañon', '[Cañon] City rents'],
    ['$2.1 billion of loans', '2.1 loans', '$[2].[1] billion of [loans]'],
    ['Nothing here', 'warehouse', 'Nothing here'],
    ['Nothing asked', '', 'Nothing asked'],
    ['A <b>tag</b> stays text', 'tag', 'A <b>[tag]</b> stays text'],
  ])('"%s" for "%s"', (text, query, expected) => {
    expect(marked(text, query)).toBe(expected);
  });

  test('takes regular expression characters in a query literally', () => {
    expect(marked('a (deal) of $5', '(deal) .* [')).toBe('a ([deal]) of $5');
  });

  test('preserves the whole text', () => {
    const text = '  Two spaces, a dash — and “quotes”  ';
    expect(
      toSegments(text, 'dash quotes')
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });
});

describe('parses marks of the search service', () => {
  test.each([
    ['What an <mark>office</mark> <mark>conversion</mark> costs', 'What an [office conversion] costs'],
    ['<mark>Lending</mark> &amp; loans &lt; 5 &quot;percent&quot;', '[Lending] & loans < 5 "percent"'],
    ['&amp;lt;b&amp;gt; stays as written', '&lt;b&gt; stays as written'],
    ['<img src=x onerror=alert(1)> <mark><b>deal</b></mark>', '<img src=x onerror=alert(1)> [<b>deal</b>]'],
    ['an <mark>open end', 'an <mark>open end'],
    ['Nothing marked', 'Nothing marked'],
    ['', ''],
  ])('parses %s', (html, expected) => {
    expect(
      markedSegments(html)
        .map((part) => (part.marked ? `[${part.text}]` : part.text))
        .join(''),
    ).toBe(expected);
  });
});
