import type { TeaserStory } from '@masthead/design-system';
import { describe, expect, test } from 'vitest';
import { createStoriesOnPage } from '../../content/story/storiesOnPage';
import { getPopularAuthors } from './popularAuthors';

const author = (name: string, description: string | null = null) => ({
  name,
  webUrl: `/author/profile/${name.toLowerCase()}/`,
  description,
  imageLarge: null,
});
const story = (title: string, byline: string): TeaserStory => ({
  title,
  url: `/${title}/`,
  byline,
  kicker: { trail: [] },
});
const authors = ['Abara', 'Ostrow', 'Pell', 'Tran', 'Venkataraman', 'Wynn'].map((name) => author(name));
const getPopular = (
  mostRead: readonly TeaserStory[],
  listed: readonly TeaserStory[],
  known: Parameters<typeof getPopularAuthors>[0] = authors,
) => {
  const onPage = createStoriesOnPage();
  onPage.add(listed);
  return getPopularAuthors(known, { mostRead, listed }, onPage);
};

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
    expect(getPopular(trending, page).map(({ name }) => name)).toEqual(['Wynn', 'Pell', 'Ostrow', 'Venkataraman']);
  });

  test('have a trending story that is not on the page', () => {
    const onPage = story('deal', 'Wynn');
    expect(getPopular([onPage, story('lease', 'Wynn')], [onPage])).toEqual([
      { name: 'Wynn', url: '/author/profile/wynn/', story: { title: 'lease', url: '/lease/' } },
    ]);
  });

  test('share no story', () => {
    const both = story('both', 'Pell and Wynn');
    expect(getPopular([both, story('wynn', 'Wynn')], []).map(({ name, story: shown }) => [name, shown?.title])).toEqual(
      [
        ['Wynn', 'both'],
        ['Pell', undefined],
      ],
    );
  });

  test('without such a story have the first sentence of their biography', () => {
    const wynn = author('Wynn', 'Writes about loans in the U.S. and Canada. Lives in Reno.');
    expect(getPopular([], [story('deal', 'Wynn')], [wynn])).toEqual([
      { name: 'Wynn', url: '/author/profile/wynn/', role: 'Writes about loans in the U.S. and Canada.' },
    ]);
  });

  test('without stories are omitted', () => {
    expect(getPopular([], [story('wire', 'Staff')])).toEqual([]);
  });
});
