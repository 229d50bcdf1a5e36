import type { ComponentPropsWithRef, ReactNode } from 'react';
import { readingListTexts } from '@masthead/texts/readingList';
import { DigestForm } from './DigestForm';
import { SectionHead } from '../SectionHead/SectionHead';
import * as styles from './ReadingList.css';

export type ReadingListProps = Omit<ComponentPropsWithRef<'div'>, 'className' | 'style' | 'children'> & {
  /** Shown in place of an empty list. */
  empty: { saved: ReactNode; follows: ReactNode };
};

/** The pattern of a link to a page of the list. */
const PatternLink = ({ className }: { className: string }) => (
  <a className={className} href="/">
    {readingListTexts.saved}
  </a>
);

const StoryPattern = ({ children }: { children?: ReactNode }) => (
  <li className={styles.item}>
    <div className={styles.text}>
      <p className={styles.sponsor} data-part="sponsor" />
      <p className={styles.kicker} data-part="section">
        <PatternLink className={styles.smallLink} />
      </p>
      <h3 className={styles.title} data-part="story">
        <PatternLink className={styles.link} />
      </h3>
      {/* Each entry gets its own date: without any, the pattern would be no valid HTML. */}
      <time className={styles.date} dateTime="1970-01-01" />
    </div>
    {children}
  </li>
);

const Remove = ({ verb }: { verb: string }) => (
  <button type="button" className={styles.remove} data-verb={verb}>
    {verb}
  </button>
);

/**
 * The saved stories, the followed pages and their newest stories. Its lists are named by their headings, and contain the
 * patterns of their entries: `connectReadingList` fills them.
 */
export const ReadingList = ({ empty, ...rest }: ReadingListProps) => (
  <div className={styles.root} {...rest}>
    <section className={styles.saved} aria-labelledby="saved-stories" tabIndex={-1} data-list="saved">
      <SectionHead id="saved-stories" title={readingListTexts.saved} />
      <div data-empty="">{empty.saved}</div>
      <ul>
        <StoryPattern>
          <Remove verb={readingListTexts.remove} />
        </StoryPattern>
      </ul>
    </section>
    <section className={styles.following} aria-labelledby="following" tabIndex={-1} data-list="follows">
      <SectionHead id="following" title={readingListTexts.following} />
      <div data-empty="">{empty.follows}</div>
      <ul>
        <li className={styles.item}>
          <div className={styles.text} data-part="story">
            <PatternLink className={`${styles.name} ${styles.smallLink}`} />
            <p className={styles.kind} data-part="kind" />
          </div>
          <Remove verb={readingListTexts.unfollow} />
        </li>
      </ul>
      <DigestForm />
    </section>
    <section className={styles.newest} aria-labelledby="newest-followed" data-list="newest">
      <SectionHead id="newest-followed" title={readingListTexts.newest} />
      <ul>
        <StoryPattern />
      </ul>
    </section>
  </div>
);
