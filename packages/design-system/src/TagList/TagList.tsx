import { articleTexts } from '@masthead/texts/article';
import { Anchor } from '../Anchor/Anchor';
import type { Link } from '../types/story';
import * as styles from './TagList.css';

export type TagListProps = { tags: readonly Link[] };

/** The tags of an article, as links. */
export const TagList = ({ tags }: TagListProps) => {
  if (tags.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={articleTexts.tags}>
      {tags.map((tag) => (
        <li key={tag.url}>
          <Anchor link={tag} className={styles.tag}>
            {tag.title}
          </Anchor>
        </li>
      ))}
    </ul>
  );
};
