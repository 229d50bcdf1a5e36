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
  test('are ranked by trending stories, then by stories on the page', () => {
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

  test('are shown with their first trending story', () => {
    expect(getPopularAuthors(authors, [story('lease', 'Wynn')], [story('deal', 'Wynn')])).toMatchObject([
      { name: 'Wynn', url: '/author/profile/wynn/', story: { title: 'lease', url: '/lease/' } },
    ]);
  });

  test('a trending story on the page counts once', () => {
    const [read, other] = [story('lease', 'Wynn'), story('loan', 'Tran')];
    expect(
      getPopularAuthors(authors, [read], [read, read, other, story('note', 'Tran')]).map(({ name }) => name),
    ).toEqual(['Wynn', 'Tran']);
  });

  test.each([
    [
      'with the author who has no other story',
      [story('both', 'Tran and Wynn'), story('alone', 'Wynn')],
      [
        ['Wynn', 'alone'],
        ['Tran', 'both'],
      ],
    ],
    [
      'with the first author if both have another story',
      [story('both', 'Pell and Wynn'), story('pell', 'Pell'), story('wynn', 'Wynn')],
      [
        ['Pell', 'both'],
        ['Wynn', 'wynn'],
      ],
    ],
    [
      'with both authors if neither has another story',
      [story('both', 'Pell and Wynn')],
      [
        ['Pell', 'both'],
        ['Wynn', 'both'],
      ],
    ],
  ])('a co-written story is shown %s', (_, page, stories) => {
    expect(getPopularAuthors(authors, [], page).map(({ name, story: shown }) => [name, shown?.title])).toEqual(stories);
  });

  test('authors without stories on the page are omitted', () => {
    expect(getPopularAuthors(authors, [], [story('wire', 'Staff')])).toEqual([]);
  });
});
