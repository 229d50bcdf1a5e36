import type { AuthorWithStory, TeaserStory } from '@masthead/design-system';
import type { QueryResultOf } from '@masthead/graphql-ops';
import { knownImageSizes, toDecorativePicture } from '../../content/media/picture';
import { parseByline } from '../../content/story/byline';

type WireAuthor = QueryResultOf<'authors'>['getAuthors'][number];

/** So many fill one row. */
const shown = 4;

const isBy =
  (name: string) =>
  ({ byline }: TeaserStory): boolean =>
    byline !== undefined && parseByline(byline).includes(name);

type Ranked = { author: WireAuthor; read: number; placed: number; stories: TeaserStory[] };

/** What is read counts before what the editors placed; who is equal in both stays in the order of the content service. */
const byReaders = (a: Ranked, b: Ranked): number => b.read - a.read || b.placed - a.placed;

/** One piece each: who has only one is asked first, so that a piece by two of them stands twice only where it must. */
const piecesOf = (ranked: readonly Ranked[]): Map<string, TeaserStory> => {
  const pieces = new Map<string, TeaserStory>();
  for (const { author, stories } of ranked.toSorted((a, b) => a.stories.length - b.stories.length)) {
    const piece = stories.find((story) => ![...pieces.values()].some(({ url }) => url === story.url)) ?? stories[0];
    if (piece) pieces.set(author.name, piece);
  }
  return pieces;
};

/** SPEC §3, home module popularAuthors: those whose pieces are read most, then those who have most of the page. */
export const popularAuthors = (
  authors: readonly WireAuthor[],
  trending: readonly TeaserStory[],
  page: readonly TeaserStory[],
): AuthorWithStory[] => {
  const unread = page.filter(
    ({ url }, index) =>
      page.findIndex((story) => story.url === url) === index && !trending.some((story) => story.url === url),
  );
  const ranked = authors
    .map((author): Ranked => {
      const [read, placed] = [trending.filter(isBy(author.name)), unread.filter(isBy(author.name))];
      return { author, read: read.length, placed: placed.length, stories: [...read, ...placed] };
    })
    .filter(({ stories }) => stories.length > 0)
    .toSorted(byReaders)
    .slice(0, shown);
  const pieces = piecesOf(ranked);
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
