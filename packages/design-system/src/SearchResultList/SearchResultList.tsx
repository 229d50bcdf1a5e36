import { Highlight } from '../Highlight/Highlight';
import type { Segment } from '../Highlight/segments';
import { TeaserRow } from '../Teaser/TeaserRow';
import { item } from '../Teaser/TeaserRow.css';
import type { HeadingLevel } from '../types/content';
import type { TeaserStory } from '../types/story';

/** One search result. */
export type SearchResult = {
  story: TeaserStory;
  /** Title and summary of the story in segments, with matches marked. */
  title: readonly Segment[];
  summary?: readonly Segment[];
};

export type SearchResultListProps = { results: readonly SearchResult[]; headingLevel: HeadingLevel };

/** Search results with matches marked. */
export const SearchResultList = ({ results, headingLevel }: SearchResultListProps) => {
  if (results.length === 0) return null;
  return (
    <ol>
      {results.map(({ story, title, summary }) => (
        <li key={story.url} className={item}>
          <TeaserRow
            story={story}
            headingLevel={headingLevel}
            layout="plain"
            title={<Highlight segments={title} />}
            summary={summary && <Highlight segments={summary} />}
          />
        </li>
      ))}
    </ol>
  );
};
