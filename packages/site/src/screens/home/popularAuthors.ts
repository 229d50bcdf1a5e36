import type { AuthorWithStory, TeaserStory } from '@masthead/design-system';
import type { QueryResultOf } from '@masthead/graphql-ops';
import { language } from '@masthead/texts/language';
import { knownImageSizes, toDecorativePicture } from '../../content/media/picture';
import { parseByline } from '../../content/story/story';
import type { StoriesOnPage } from '../../content/story/storiesOnPage';

type WireAuthor = QueryResultOf<'authors'>['getAuthors'][number];

/** They fill one row. */
const maxAuthors = 4;

/** The stories of each author. Bylines are parsed once: there are dozens of authors and some hundred stories. */
const groupByAuthor = (stories: readonly TeaserStory[]): ReadonlyMap<string, readonly TeaserStory[]> => {
  const groups = new Map<string, TeaserStory[]>();
  for (const story of stories)
    for (const name of new Set(story.byline === undefined ? [] : parseByline(story.byline)))
      groups.set(name, [...(groups.get(name) ?? []), story]);
  return groups;
};

type RankedAuthor = { author: WireAuthor; readCount: number; onPageCount: number };

/** Orders by trending stories, then by stories on the page; ties stay in the order of the content service. */
const compareByReads = (a: RankedAuthor, b: RankedAuthor): number =>
  b.readCount - a.readCount || b.onPageCount - a.onPageCount;

const sentences = new Intl.Segmenter(language, { granularity: 'sentence' });
const getFirstSentence = (text: string): string => [...sentences.segment(text)][0]?.segment.trim() ?? '';

/** §3 popularAuthors: those with the most trending stories, each with one that is not on the page yet. */
export const getPopularAuthors = (
  authors: readonly WireAuthor[],
  { mostRead, listed }: { mostRead: readonly TeaserStory[]; listed: readonly TeaserStory[] },
  onPage: StoriesOnPage,
): AuthorWithStory[] => {
  const read = groupByAuthor(mostRead);
  const onThisPage = groupByAuthor(listed);
  return authors
    .map((author): RankedAuthor => ({
      author,
      readCount: read.get(author.name)?.length ?? 0,
      onPageCount: onThisPage.get(author.name)?.length ?? 0,
    }))
    .filter(({ readCount, onPageCount }) => readCount + onPageCount > 0)
    .toSorted(compareByReads)
    .slice(0, maxAuthors)
    .map(({ author: { name, webUrl, imageLarge, description } }) => {
      const [story] = onPage.add(read.get(name) ?? [], 1);
      const portrait = imageLarge ? toDecorativePicture({ uri: imageLarge, ...knownImageSizes.portrait }) : undefined;
      return {
        name,
        url: webUrl,
        ...(story
          ? { story: { title: story.title, url: story.url } }
          : description && { role: getFirstSentence(description) }),
        ...(portrait && { portrait }),
      };
    });
};
