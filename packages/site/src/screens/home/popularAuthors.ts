import type { AuthorWithStory, TeaserStory } from '@masthead/design-system';
import type { QueryResultOf } from '@masthead/graphql-ops';
import { knownImageSizes, toDecorativePicture } from '../../content/media/picture';
import { parseByline } from '../../content/story/byline';

type WireAuthor = QueryResultOf<'authors'>['getAuthors'][number];

/** So many fill one row. */
const maxAuthors = 4;

const isWrittenBy =
  (name: string) =>
  ({ byline }: TeaserStory): boolean =>
    byline !== undefined && parseByline(byline).includes(name);

type RankedAuthor = { author: WireAuthor; readCount: number; placedCount: number; stories: TeaserStory[] };

/** What is read counts before what the editors placed; who is equal in both stays in the order of the content service. */
const compareByReads = (a: RankedAuthor, b: RankedAuthor): number =>
  b.readCount - a.readCount || b.placedCount - a.placedCount;

/** One piece each: who has only one is asked first, so that a piece by two of them stands twice only where it must. */
const assignStories = (ranked: readonly RankedAuthor[]): Map<string, TeaserStory> => {
  const storyByAuthor = new Map<string, TeaserStory>();
  for (const { author, stories } of ranked.toSorted((a, b) => a.stories.length - b.stories.length)) {
    const piece =
      stories.find((story) => ![...storyByAuthor.values()].some(({ url }) => url === story.url)) ?? stories[0];
    if (piece) storyByAuthor.set(author.name, piece);
  }
  return storyByAuthor;
};

/** SPEC §3, home module popularAuthors: those whose pieces are read most, then those who have most of the page. */
export const getPopularAuthors = (
  authors: readonly WireAuthor[],
  trending: readonly TeaserStory[],
  page: readonly TeaserStory[],
): AuthorWithStory[] => {
  const unread = page.filter(
    ({ url }, index) =>
      page.findIndex((story) => story.url === url) === index && !trending.some((story) => story.url === url),
  );
  const ranked = authors
    .map((author): RankedAuthor => {
      const [read, placed] = [trending.filter(isWrittenBy(author.name)), unread.filter(isWrittenBy(author.name))];
      return { author, readCount: read.length, placedCount: placed.length, stories: [...read, ...placed] };
    })
    .filter(({ stories }) => stories.length > 0)
    .toSorted(compareByReads)
    .slice(0, maxAuthors);
  const pieces = assignStories(ranked);
  return ranked.map(({ author: { name, webUrl, imageLarge } }) => {
    const story = pieces.get(name);
    const portrait = imageLarge ? toDecorativePicture({ uri: imageLarge, ...knownImageSizes.portrait }) : undefined;
    return {
      name,
      url: webUrl,
      ...(story && { story: { title: story.title, url: story.url } }),
      ...(portrait && { portrait }),
    };
  });
};
