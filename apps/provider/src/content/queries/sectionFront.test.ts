import { describe, expect, test } from 'vitest';
import type { Category } from './categories.ts';
import { groupByRegion } from './sectionFront.ts';
import { editFront, type FrontCandidate, getFrontEdit, isGuide } from './editFront.ts';

const category = (path: string, region: string | null): Category =>
  ({ family: 'markets', path, region, name: path }) as Category;

test('cities belong to their region whatever the address of the family', () => {
  const categories = [
    category('places/west', null),
    category('places/denver', 'west'),
    category('places/national', null),
  ];
  expect(
    groupByRegion(categories, 'markets').map(({ category: { path }, members }) => [
      path,
      members.map((one) => one.path),
    ]),
  ).toEqual([
    ['places/west', ['places/denver']],
    ['places/national', []],
  ]);
});

const [office, retail] = [1, 2];

/** A story of four minutes in the office group. */
const aStory = (id: number, kind: string, story: Partial<FrontCandidate> = {}): FrontCandidate => ({
  id,
  kind,
  minutes: 4,
  hasDeal: false,
  groupIds: [office],
  ...story,
});
const size = { chosenIds: [], maxLeads: 3, groupIds: [office, retail], maxPerGroup: 2 };

test('§2.1 a kind leads one front at most', () => {
  const kinds = ['markets', 'sectors', 'best-practices'].flatMap((family) => getFrontEdit(family)?.leads ?? []);
  expect(new Set(kinds).size).toBe(kinds.length);
});

describe('the stories of a front', () => {
  const candidates = [
    aStory(1, 'news'),
    aStory(2, 'features'),
    aStory(3, 'analysis'),
    aStory(4, 'research', { minutes: 9 }),
    aStory(5, 'q-and-a'),
    aStory(6, 'exclusive', { hasDeal: true }),
  ];

  test.each([
    ['markets', [2, 6, 1]],
    ['sectors', [4, 3, 1]],
    ['best-practices', [5, 2, 3]],
    ['tag', [1, 2, 3]],
  ])('%s: those of its kinds lead, the longest first, then the newest', (family, leads) => {
    expect(editFront(getFrontEdit(family), candidates, size).leads).toEqual(leads);
  });

  test('a front of guides without any guide has short stories, and no news', () => {
    const short = [aStory(1, 'news'), aStory(2, 'features', { minutes: 1 }), aStory(3, 'features', { hasDeal: true })];
    expect(editFront(getFrontEdit('best-practices'), short, size).leads).toEqual([2]);
  });

  test('those that an editor chose are above all others', () => {
    expect(editFront(getFrontEdit('sectors'), candidates, { ...size, chosenIds: [5, 3] }).leads).toEqual([5, 3, 4]);
  });

  test('the groups take turns, and no story is on the front twice', () => {
    const both = { groupIds: [office, retail] };
    const shared = [1, 2, 3, 4].map((id) => aStory(id, 'news', both));
    const { leads, groups } = editFront(getFrontEdit('sectors'), [...shared, aStory(5, 'news')], {
      ...size,
      maxLeads: 1,
    });
    expect(leads).toEqual([1]);
    expect([...groups]).toEqual([
      [office, [2, 4]],
      [retail, [3]],
    ]);
  });

  test('a group without a story has an empty list', () => {
    expect(editFront(undefined, [], size).groups.get(retail)).toEqual([]);
  });
});

test.each([
  ['a comment of four minutes', aStory(1, 'commentary'), true],
  ['news', aStory(1, 'news'), false],
  ['a lease, whatever its kicker', aStory(1, 'analysis', { hasDeal: true }), false],
  ['an item of one minute', aStory(1, 'analysis', { minutes: 1 }), false],
])('a guide: %s', (_, story, expected) => {
  expect(isGuide(story)).toBe(expected);
});
