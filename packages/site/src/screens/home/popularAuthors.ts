import type { AuthorWithStory, TeaserStory } from '@masthead/design-system';
import type { QueryResultOf } from '@masthead/graphql-ops';
import { knownImageSizes, toDecorativePicture } from '../../content/media/picture';
import { parseByline } from '../../content/story/byline';

type WireAuthor = QueryResultOf<'authors'>['getAuthors'][number];

/** They fill one row. */
const maxAuthors = 4;

const isWrittenBy =
  (name: string) =>
  ({ byline }: TeaserStory): boolean =>
    byline !== undefined && parseByline(byline).includes(name);

type RankedAuthor = { author: WireAuthor; readCount: number; onPageCount: number; stories: TeaserStory[] };

/** Orders by trending stories, then by stories on the page; ties stay in the order of the content service. */
const compareByReads = (a: RankedAuthor, b: RankedAuthor): number =>
  b.readCount - a.readCount || b.onPageCount - a.onPageCount;

/** One story per author. Authors with few stories choose first, so that co-written stories are rarely shown twice. */
const assignStories = (ranked: readonly RankedAuthor[]): Map<string, TeaserStory> => {
  const storyByAuthor = new Map<string, TeaserStory>();
  for (const { author, stories } of ranked.toSorted((a, b) => a.stories.length - b.stories.length)) {
    const assigned =
      stories.find((story) => ![...storyByAuthor.values()].some(({ url }) => url === story.url)) ?? stories[0];
    if (assigned) storyByAuthor.set(author.name, assigned);
  }
  return storyByAuthor;
};

/** Authors of the module popularAuthors (SPEC §3): those with the most trending stories, then those with the most stories on the page. */
export const getPopularAuthors = (
  authors: readonly WireAuthor[],
  trending: readonly TeaserStory[],
  page: readonly TeaserStory[],
): AuthorWithStory[] => {
  const notTrending = page.filter(
    ({ url }, index) =>
      page.findIndex((story) => story.url === url) === index && !trending.some((story) => story.url === url),
  );
  const ranked = authors
    .map((author): RankedAuthor => {
      const [read, onPage] = [trending.filter(isWrittenBy(author.name)), notTrending.filter(isWrittenBy(author.name))];
      return { author, readCount: read.length, onPageCount: onPage.length, stories: [...read, ...onPage] };
    })
    .filter(({ stories }) => stories.length > 0)
    .toSorted(compareByReads)
    .slice(0, maxAuthors);
  const storyByAuthor = assignStories(ranked);
  return ranked.map(({ author: { name, webUrl, imageLarge } }) => {
    const story = storyByAuthor.get(name);
    const portrait = imageLarge ? toDecorativePicture({ uri: imageLarge, ...knownImageSizes.portrait }) : undefined;
    return {
      name,
      url: webUrl,
      ...(story && { story: { title: story.title, url: story.url } }),
      ...(portrait && { portrait }),
    };
  });
};
