import type { AuthorWithStory, TeaserStory } from '@masthead/design-system';
import type { QueryResultOf } from '@masthead/graphql-ops';
import { language } from '@masthead/texts/language';
import { knownImageSizes, toDecorativePicture } from '../../content/media/picture';
import { parseByline } from '../../content/story/byline';
import type { StoriesOnPage } from './onceOnPage';

type WireAuthor = QueryResultOf<'authors'>['getAuthors'][number];

/** They fill one row. */
const maxAuthors = 4;

const isWrittenBy =
  (name: string) =>
  ({ byline }: TeaserStory): boolean =>
    byline !== undefined && parseByline(byline).includes(name);

type RankedAuthor = { author: WireAuthor; readCount: number; onPageCount: number };

/** Orders by trending stories, then by stories on the page; ties stay in the order of the content service. */
const compareByReads = (a: RankedAuthor, b: RankedAuthor): number =>
  b.readCount - a.readCount || b.onPageCount - a.onPageCount;

const sentences = new Intl.Segmenter(language, { granularity: 'sentence' });
const getFirstSentence = (text: string): string => [...sentences.segment(text)][0]?.segment.trim() ?? '';

/**
 * Authors of the module popularAuthors (SPEC §3): those with the most trending stories, then those with the most stories on
 * the page. Each has a trending story that is not on the page yet, or the first sentence of the biography.
 */
export const getPopularAuthors = (
  authors: readonly WireAuthor[],
  { mostRead, listed }: { mostRead: readonly TeaserStory[]; listed: readonly TeaserStory[] },
  onPage: StoriesOnPage,
): AuthorWithStory[] =>
  authors
    .map((author): RankedAuthor => ({
      author,
      readCount: mostRead.filter(isWrittenBy(author.name)).length,
      onPageCount: listed.filter(isWrittenBy(author.name)).length,
    }))
    .filter(({ readCount, onPageCount }) => readCount + onPageCount > 0)
    .toSorted(compareByReads)
    .slice(0, maxAuthors)
    .map(({ author: { name, webUrl, imageLarge, description } }) => {
      const [story] = onPage.add(mostRead.filter(isWrittenBy(name)), 1);
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
