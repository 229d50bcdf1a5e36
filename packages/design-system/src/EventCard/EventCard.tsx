import { eventTexts } from '@masthead/texts/lists';
import { ButtonLink } from '../Button/ButtonLink';
import type { Link } from '../types/story';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './EventCard.css';

/** View data of an event: its first day, then month and location. */
export type EventItem = {
  title: string;
  url?: string;
  /** "4". */
  day: string;
  /** "December 2026", "December 2026, 8:30 a.m. ET". */
  month: string;
  iso: string;
  place?: string;
  summary?: string;
  actions?: readonly Link[];
};

export type EventCardProps = { event: EventItem; label?: string; headingLevel: 2 | 3 | 4 };

/** An event with its actions. */
export const EventCard = ({ event, label = eventTexts.featured, headingLevel }: EventCardProps) => {
  const Heading = `h${headingLevel}` as const;
  const { title, url, day, month, iso, place, summary, actions = [] } = event;
  return (
    <article className={styles.root}>
      {label && <p className={styles.label}>{label}</p>}
      <div className={styles.when}>
        <span className={styles.day} aria-hidden="true">
          {day}
        </span>
        <p className={styles.where}>
          <time className={styles.month} dateTime={iso}>
            <VisuallyHidden>{day} </VisuallyHidden>
            {month}
          </time>
          {place}
        </p>
      </div>
      <Heading className={styles.title}>
        {url ? (
          <a className={styles.titleLink} href={url}>
            {title}
          </a>
        ) : (
          title
        )}
      </Heading>
      {summary && <p className={styles.text}>{summary}</p>}
      {actions.length > 0 && (
        <div className={styles.actions}>
          {actions.map((action) => (
            <ButtonLink key={action.title} link={action} look="line" />
          ))}
        </div>
      )}
    </article>
  );
};
