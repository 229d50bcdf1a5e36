import type { HeadingLevel } from '../types/content';
import * as styles from './Agenda.css';

/** A session with its hours, "8:30–9:00 a.m.", and the names of its speakers. */
export type AgendaSession = { time: string; title: string; detail?: string; speakers?: string };
/** The sessions of a day. `title` names it if the event has several: "Tuesday, Dec. 15". */
export type AgendaDay = { title?: string; sessions: readonly AgendaSession[] };

export type AgendaProps = { days: readonly AgendaDay[]; headingLevel: HeadingLevel };

/** The agenda of an event. Times are those of the venue. */
export const Agenda = ({ days, headingLevel }: AgendaProps) => {
  const Heading = `h${headingLevel}` as const;
  return days.map(({ title, sessions }, index) => (
    <div key={index} className={styles.day}>
      {title && <Heading className={styles.dayTitle}>{title}</Heading>}
      <ol>
        {sessions.map((session) => (
          <li key={`${session.time} ${session.title}`} className={styles.session}>
            <p className={styles.time}>{session.time}</p>
            <div>
              <p className={styles.title}>{session.title}</p>
              {session.detail && <p className={styles.detail}>{session.detail}</p>}
              {session.speakers && <p className={styles.detail}>{session.speakers}</p>}
            </div>
          </li>
        ))}
      </ol>
    </div>
  ));
};
