import { eventTexts } from '@masthead/texts/lists';
import type { Moment } from '../types/story';
import type { HeadingLevel } from '../types/content';
import * as styles from './PlanList.css';

/** A planned issue with its dates (§3, Editorial calendar entry). */
export type PlannedIssue = {
  title: string;
  published: Moment;
  publication?: string;
  summary?: string;
  description?: string;
  /** "Ad close", "Materials due", "Embargo", in chronological order. */
  deadlines: readonly { label: string; date: Moment }[];
  /** An email address. */
  contact?: string;
};

export type PlanListProps = { entries: readonly PlannedIssue[]; headingLevel: HeadingLevel };

const Contact = ({ address }: { address: string }) => (
  <p className={styles.contact}>
    {eventTexts.contact}{' '}
    <a className={styles.mail} href={`mailto:${address}`}>
      {address}
    </a>
  </p>
);

/** The editorial calendar: planned issues and their deadlines. What all of them share is above the list. */
export const PlanList = ({ entries, headingLevel }: PlanListProps) => {
  const Heading = `h${headingLevel}` as const;
  const [first, ...others] = entries;
  if (!first) return null;
  const isShared = (name: 'contact' | 'publication') =>
    others.length > 0 && others.every((other) => other[name] === first[name]);
  const own = { contact: !isShared('contact'), publication: !isShared('publication') };
  return (
    <>
      <div className={styles.shared}>
        {!own.publication && first.publication && <p className={styles.publication}>{first.publication}</p>}
        {!own.contact && first.contact && <Contact address={first.contact} />}
      </div>
      <ol>
        {entries.map(({ title, published, publication, summary, description, deadlines, contact }) => (
          <li key={`${published.iso} ${title}`} className={styles.item}>
            <article className={styles.root}>
              <div className={styles.day}>
                <p className={styles.label}>{eventTexts.publication}</p>
                <time className={styles.date} dateTime={published.iso}>
                  {published.text}
                </time>
              </div>
              <div className={styles.text}>
                {own.publication && publication && <p className={styles.publication}>{publication}</p>}
                <Heading className={styles.title}>{title}</Heading>
                {summary && <p className={styles.summary}>{summary}</p>}
                {description && <p className={styles.description}>{description}</p>}
                {own.contact && contact && <Contact address={contact} />}
              </div>
              {deadlines.length > 0 && (
                <dl className={styles.deadlines}>
                  {deadlines.map(({ label, date }) => (
                    <div key={label} className={styles.deadline}>
                      <dt>{label}</dt>
                      <dd className={styles.due}>
                        <time dateTime={date.iso}>{date.text}</time>
                      </dd>
                    </div>
                  ))}
                </dl>
              )}
            </article>
          </li>
        ))}
      </ol>
    </>
  );
};
