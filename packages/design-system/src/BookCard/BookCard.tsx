import { bookTexts } from '@masthead/texts/article';
import { MoreLink } from '../MoreLink/MoreLink';
import { toDecorative, Picture } from '../Picture/Picture';
import type { Link, Picture as PictureData } from '../types/story';
import * as styles from './BookCard.css';

export type BookCardProps = {
  title: string;
  description?: string;
  cover?: PictureData;
  /** Where to buy the book. */
  link?: Link;
};

/** The book of an article (§3, the article-with-book variant). */
export const BookCard = ({ title, description, cover, link }: BookCardProps) => {
  return (
    <aside className={cover ? styles.root : styles.coverless} aria-label={bookTexts.label(title)}>
      {cover && (
        <div className={styles.cover}>
          <Picture image={toDecorative(cover)} aspect="natural" sizes="140px" />
        </div>
      )}
      <div>
        <p className={styles.label}>{bookTexts.book}</p>
        <h2 className={styles.title}>{title}</h2>
        {description && <p className={styles.text}>{description}</p>}
        {link && <MoreLink link={link} />}
      </div>
    </aside>
  );
};
