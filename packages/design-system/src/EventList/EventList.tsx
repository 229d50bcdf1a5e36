import type { EventItem } from '../EventCard/EventCard';
import { MoreLink } from '../MoreLink/MoreLink';
import { toDecorative, Picture } from '../Picture/Picture';
import { StatusLabel, type Status } from '../StatusLabel/StatusLabel';
import { aboveStretchedLink, stretchedLink, stretchedLinkArea } from '../styles/stretchedLink.css';
import type { HeadingLevel } from '../types/content';
import type { Picture as PictureData } from '../types/story';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './EventList.css';

/** An event in a list, with its topic and status. */
export type ListedEvent = EventItem & {
  image?: PictureData;
  status?: Status;
  topics?: readonly string[];
  /** "$85", "From $95". */
  price?: string;
};

export type EventListProps = { events: readonly ListedEvent[]; headingLevel: HeadingLevel };

/** Events by date: the day, then title, location, price and audience. */
export const EventList = ({ events, headingLevel }: EventListProps) => {
  const Heading = `h${headingLevel}` as const;
  if (events.length === 0) return null;
  return (
    <ol>
      {events.map(
        ({ title, url, day, month, iso, place, price, summary, actions = [], image, status, topics = [] }) => (
          <li key={`${iso} ${title}`} className={styles.item}>
            <article className={`${stretchedLinkArea} ${styles.root[image ? 'picture' : 'text']}`}>
              <p className={styles.when}>
                <span className={styles.day} aria-hidden="true">
                  {day}
                </span>
                <time className={styles.month} dateTime={iso}>
                  <VisuallyHidden>{day} </VisuallyHidden>
                  {month}
                </time>
              </p>
              <div className={styles.text}>
                {(status || topics.length > 0) && (
                  <div className={styles.labels}>
                    {status && <StatusLabel status={status} />}
                    {topics.length > 0 && (
                      <ul className={styles.topics}>
                        {topics.map((topic) => (
                          <li key={topic} className={styles.topic}>
                            {topic}
                          </li>
                        ))}
                      </ul>
                    )}
                  </div>
                )}
                <Heading className={styles.title}>
                  {url ? (
                    <a className={stretchedLink} href={url}>
                      {title}
                    </a>
                  ) : (
                    title
                  )}
                </Heading>
                {place && <p className={styles.location}>{place}</p>}
                {price && <p className={styles.price}>{price}</p>}
                {summary && <p className={styles.summary}>{summary}</p>}
                {actions.length > 0 && (
                  <div className={`${styles.actions} ${aboveStretchedLink}`}>
                    {actions.map((action) => (
                      <MoreLink key={action.title} link={action} />
                    ))}
                  </div>
                )}
              </div>
              {image && (
                <div className={styles.picture}>
                  <Picture image={toDecorative(image)} aspect="3:2" sizes="(min-width: 768px) 168px, 104px" />
                </div>
              )}
            </article>
          </li>
        ),
      )}
    </ol>
  );
};
