import type { ReactNode } from 'react';
import { readingListTexts } from '@masthead/texts/readingList';
import { DigestForm, type DigestFormProps } from './DigestForm';
import { SectionHead } from '../SectionHead/SectionHead';
import type { Link, Moment } from '../types/story';
import * as styles from './ReadingList.css';

/** A story in a reading list. */
export type ReadingListStory = Link & {
  published: Moment;
  section?: Link;
  /** The partner that paid for the story. */
  sponsor?: string;
};

/** A page that the reader follows. */
export type FollowedPage = Link & { kind: 'market' | 'topic' | 'author' };

export type ReadingListProps = {
  saved: readonly ReadingListStory[];
  follows: readonly FollowedPage[];
  /** The newest stories of the followed pages. */
  newest: readonly ReadingListStory[];
  /** The digest mail of what is followed. */
  digest: DigestFormProps;
  /** Shown in place of an empty list. */
  empty: { saved: ReactNode; follows: ReactNode };
  /** Removes the entry with this URL. */
  onRemove: (entry: Link) => void;
};

const Story = ({ story, children }: { story: ReadingListStory; children?: ReactNode }) => (
  <li className={styles.item}>
    <div className={styles.text}>
      {story.sponsor && <p className={styles.sponsor}>{readingListTexts.sponsoredBy(story.sponsor)}</p>}
      {!story.sponsor && story.section && (
        <p className={styles.kicker}>
          <a className={styles.smallLink} href={story.section.url}>
            {story.section.title}
          </a>
        </p>
      )}
      <h3 className={styles.title}>
        <a className={styles.link} href={story.url}>
          {story.title}
        </a>
      </h3>
      <time className={styles.date} dateTime={story.published.iso}>
        {story.published.text}
      </time>
    </div>
    {children}
  </li>
);

/** Moves the focus to the button of the next entry, or of the one before the last: the pressed button disappears. */
const focusNeighbor = (button: HTMLElement): void => {
  const item = button.closest('li');
  const neighbor = (item?.nextElementSibling ?? item?.previousElementSibling)?.querySelector('button');
  (neighbor ?? button.closest('section'))?.focus();
};

const Remove = ({ verb, entry, onRemove }: { verb: string; entry: Link } & Pick<ReadingListProps, 'onRemove'>) => (
  <button
    type="button"
    className={styles.remove}
    aria-label={`${verb} ${entry.title}`}
    onClick={({ currentTarget }) => {
      focusNeighbor(currentTarget);
      onRemove({ title: entry.title, url: entry.url });
    }}
  >
    {verb}
  </button>
);

/** The saved stories, the followed pages and their newest stories. Its lists are named by their headings. */
export const ReadingList = ({ saved, follows, newest, digest, empty, onRemove }: ReadingListProps) => (
  <div className={styles.root}>
    <section className={styles.saved} aria-labelledby="saved-stories" tabIndex={-1}>
      <SectionHead id="saved-stories" title={readingListTexts.saved} />
      {saved.length === 0 && empty.saved}
      {saved.length > 0 && (
        <ul>
          {saved.map((story) => (
            <Story key={story.url} story={story}>
              <Remove verb={readingListTexts.remove} entry={story} onRemove={onRemove} />
            </Story>
          ))}
        </ul>
      )}
    </section>
    <section className={styles.following} aria-labelledby="following" tabIndex={-1}>
      <SectionHead id="following" title={readingListTexts.following} />
      {follows.length === 0 && empty.follows}
      {follows.length > 0 && (
        <ul>
          {follows.map((followed) => (
            <li key={followed.url} className={styles.item}>
              <div className={styles.text}>
                <a className={`${styles.name} ${styles.smallLink}`} href={followed.url}>
                  {followed.title}
                </a>
                <p className={styles.kind}>
                  {
                    { market: readingListTexts.market, topic: readingListTexts.topic, author: readingListTexts.author }[
                      followed.kind
                    ]
                  }
                </p>
              </div>
              <Remove verb={readingListTexts.unfollow} entry={followed} onRemove={onRemove} />
            </li>
          ))}
        </ul>
      )}
      {(follows.length > 0 || digest.chosen !== 'off') && <DigestForm {...digest} />}
    </section>
    {newest.length > 0 && (
      <section className={styles.newest} aria-labelledby="newest-followed">
        <SectionHead id="newest-followed" title={readingListTexts.newest} />
        <ul>
          {newest.map((story) => (
            <Story key={story.url} story={story} />
          ))}
        </ul>
      </section>
    )}
  </div>
);
