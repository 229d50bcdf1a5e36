import type { TeaserStory } from '@masthead/design-system';
import { describe, expect, test } from 'vitest';
import { getPopularAuthors } from './popularAuthors';

const author = (name: string) => ({
  name,
  webUrl: `/author/profile/${name.toLowerCase()}/`,
  description: null,
  imageLarge: null,
});
const story = (title: string, byline: string): TeaserStory => ({
  title,
  url: `/${title}/`,
  byline,
  kicker: { trail: [] },
});
const authors = ['Abara', 'Ostrow', 'Pell', 'Tran', 'Venkataraman', 'Wynn'].map(author);

describe('§3 the popular authors of the home page', () => {
  test('are those who are read most, then those who have most of the page, and not the first of the alphabet', () => {
    const trending = [story('lease', 'Wynn'), story('loan', 'Pell'), story('note', 'Wynn')];
    const page = [
      story('deal', 'Abara'),
      story('dock', 'Venkataraman'),
      story('hall', 'Venkataraman'),
      story('tower', 'Ostrow'),
      story('tower-2', 'Ostrow'),
      story('tower-3', 'Ostrow'),
    ];
    expect(getPopularAuthors(authors, trending, page).map(({ name }) => name)).toEqual([
      'Wynn',
      'Pell',
      'Ostrow',
      'Venkataraman',
    ]);
  });

  test('stand with the piece of theirs that is read most', () => {
    expect(getPopularAuthors(authors, [story('lease', 'Wynn')], [story('deal', 'Wynn')])).toMatchObject([
      { name: 'Wynn', url: '/author/profile/wynn/', story: { title: 'lease', url: '/lease/' } },
    ]);
  });

  test('a piece that is read and stands on the page counts once', () => {
    const [read, other] = [story('lease', 'Wynn'), story('loan', 'Tran')];
    expect(
      getPopularAuthors(authors, [read], [read, read, other, story('note', 'Tran')]).map(({ name }) => name),
    ).toEqual(['Wynn', 'Tran']);
  });

  test.each([
    [
      'with the one who has no other',
      [story('both', 'Tran and Wynn'), story('alone', 'Wynn')],
      [
        ['Wynn', 'alone'],
        ['Tran', 'both'],
      ],
    ],
    [
      'with the first, where both have another',
      [story('both', 'Pell and Wynn'), story('pell', 'Pell'), story('wynn', 'Wynn')],
      [
        ['Pell', 'both'],
        ['Wynn', 'wynn'],
      ],
    ],
    [
      'with both, where it is all they have',
      [story('both', 'Pell and Wynn')],
      [
        ['Pell', 'both'],
        ['Wynn', 'both'],
      ],
    ],
  ])('a piece by two stands %s', (_, page, pieces) => {
    expect(getPopularAuthors(authors, [], page).map(({ name, story: piece }) => [name, piece?.title])).toEqual(pieces);
  });

  test('who has nothing on the page is not among them', () => {
    expect(getPopularAuthors(authors, [], [story('wire', 'Staff')])).toEqual([]);
  });
});
