import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { getReservedSpace } from './sizes';
import { getDefinition, type SlotName } from './slots';
import { breakpoints } from './types';

/** The rows of the rate card, a static page for advertisers, and the slots that they offer. */
const rows = [
  ['Leaderboard', 'horiz1'],
  ['Billboard', 'horiz3'],
  ['Billboard', 'horiz4'],
  ['Rail, upper', 'vert1'],
  ['Rail, lower', 'vert2'],
  ['Rail, lower', 'vert3'],
  ['Rail, issues and reports', 'vert7'],
  ['In article', 'vert5'],
  ['In article', 'vert6'],
] as const satisfies readonly (readonly [string, SlotName])[];

const pages = JSON.parse(
  readFileSync(new URL('../../../../apps/provider/content/static-pages.json', import.meta.url), 'utf8'),
) as unknown;
const card = /<div class="rate-card".*?<\/div>/s.exec(JSON.stringify(pages).replaceAll('\\"', '"'))?.[0] ?? '';

test.each(rows)('SPEC §9: the rate card\'s row "%s" has the largest size of %s at each breakpoint', (title, slot) => {
  const cells = [
    ...(new RegExp(`>${title}</th>(.*?)</tr>`, 's').exec(card)?.[1] ?? '').matchAll(/<td>(.*?)<\/td>/g),
  ].map(([, cell]) => cell);
  const reserved = breakpoints
    .toReversed()
    .map((breakpoint) => getReservedSpace(getDefinition(slot), breakpoint))
    .map((space) => (space ? `${space.width} x ${space.height}` : 'None'));
  expect(cells).toEqual(reserved);
});

test('the rate card has no other rows', () => {
  const titles = [...card.matchAll(/<th scope="row">(.*?)<\/th>/g)].map(([, title]) => title);
  expect(titles).toEqual([...new Set<string>(rows.map(([title]) => title)), 'Native card']);
});
