import { readFileSync } from 'node:fs';
import { buildSchema, parse, print, validate, type DocumentNode } from 'graphql';
import { describe, expect, test } from 'vitest';
import { queryTypes } from '../queryTypes.ts';
import { LabelError, mergeDocuments, mergeVariables, splitByLabel } from './mergeDocuments.ts';
import { toDocumentName } from './documentName.ts';

const schema = buildSchema(readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'));
const merged = (parts: Record<string, string>): string =>
  print(mergeDocuments('page', Object.fromEntries(Object.entries(parts).map(([label, text]) => [label, parse(text)]))));
const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

describe('merging labels into one document (§7.1)', () => {
  test('aliases root fields and prefixes variables by label', () => {
    expect(
      oneLine(
        merged({
          a: 'query A($site: String!) { getMarketGroups(site: $site) { title } }',
          b: 'query B($site: String!) { own: getMarketGroups(site: $site) { uri } }',
        }),
      ),
    ).toBe(
      'query page($a__site: String!, $b__site: String!) { a__getMarketGroups: getMarketGroups(site: $a__site) { title } b__own: getMarketGroups(site: $b__site) { uri } }',
    );
  });

  test('contains equal fragments once', () => {
    const text = 'query A { getMarketGroups(site: "p") { ...Parts } } fragment Parts on MarketGroup { title }';
    expect(merged({ a: text, b: text }).match(/fragment /g)).toHaveLength(1);
  });

  test('renames fragments of the same name that differ, and those that spread them', () => {
    const text = merged({
      a: 'query A { getMarketGroups(site: "p") { ...Outer } } fragment Outer on MarketGroup { ...Inner } fragment Inner on MarketGroup { title }',
      b: 'query B { getMarketGroups(site: "p") { ...Outer } } fragment Outer on MarketGroup { ...Inner } fragment Inner on MarketGroup { uri }',
    });
    expect(oneLine(text)).toContain('fragment b__Outer on MarketGroup { ...b__Inner }');
    expect(oneLine(text)).toContain('fragment b__Inner on MarketGroup { uri }');
    expect(oneLine(text)).toContain('fragment Inner on MarketGroup { title }');
  });

  test('prefixes a fragment that uses a variable', () => {
    const text =
      'query A($full: Boolean!) { getMarketGroups(site: "p") { ...Parts } } fragment Parts on MarketGroup { title @include(if: $full) }';
    expect(oneLine(merged({ a: text, b: text }))).toContain(
      'fragment b__Parts on MarketGroup { title @include(if: $b__full) }',
    );
  });

  test('inlines root fragments with their directives, so that their fields get an alias', () => {
    const text = merged({
      a: 'query A($yes: Boolean!) { ...Root @include(if: $yes) } fragment Root on Query { getMarketGroups(site: "p") { ...Parts } } fragment Parts on MarketGroup { title }',
    });
    expect(oneLine(text)).toContain('a__getMarketGroups: getMarketGroups(site: "p") @include(if: $a__yes)');
    expect(text).not.toContain('fragment Root');
    expect(validate(schema, parse(text))).toEqual([]);
  });

  test('does not change its input', () => {
    const document = parse(
      'query A($site: String!) { getMarketGroups(site: $site) { ...Parts } } fragment Parts on MarketGroup { title }',
    );
    const before = JSON.stringify(document);
    mergeDocuments('page', { a: document, b: document });
    expect(JSON.stringify(document)).toBe(before);
  });

  test('merges all operations of the table into a valid document', () => {
    const parts = Object.entries(queryTypes).map(([name, { document }]): [string, DocumentNode] => [
      name.replaceAll('-', ''),
      document,
    ]);
    expect(
      validate(
        schema,
        mergeDocuments(
          'page',
          Object.fromEntries([
            ...parts,
            ...parts.map(([label, document]): [string, DocumentNode] => [`${label}2`, document]),
          ]),
        ),
      ),
    ).toEqual([]);
  });

  test.each(['', 'a-b', 'a__b', '1a', 'a b'])('rejects the label "%s"', (label) => {
    expect(() => mergeDocuments('page', { [label]: parse('{ getUser { userId } }') })).toThrow(LabelError);
  });

  test.each(['mutation A { x }', 'query A { a } query B { b }', 'fragment A on Query { a }'])(
    'rejects the document %s',
    (text) => {
      expect(() => mergeDocuments('page', { a: parse(text) })).toThrow('exactly one, a query');
    },
  );

  test('names variables and splits results by label', () => {
    expect(mergeVariables({ a: { site: 'p', page: 1 }, b: { site: 'q' } })).toEqual({
      a__site: 'p',
      a__page: 1,
      b__site: 'q',
    });
    expect(splitByLabel({ a__getUser: null, b__getUser: 1, a__own__alias: 2 })).toEqual({
      a: { getUser: null, own__alias: 2 },
      b: { getUser: 1 },
    });
  });
});

test.each([
  [{ brand: 'wire', site: 'harbor', route: 'resources' }, 'wire_harbor_resources'],
  [{ brand: 'wire', site: undefined, route: 'article' }, 'wire_article'],
  [{ brand: 'sister-site', route: 'editorial-calendar' }, 'sister_site_editorial_calendar'],
  [{ brand: '4-corners', route: 'home' }, '_4_corners_home'],
  [{ brand: 'wire', site: 'x } { evil', route: '/:year/:month/' }, 'wire_x_evil_year_month'],
])('the document of %j is named %s (§7.1)', (naming, name) => {
  expect(toDocumentName(naming)).toBe(name);
  expect(() => parse(`query ${name} { __typename }`)).not.toThrow();
});
