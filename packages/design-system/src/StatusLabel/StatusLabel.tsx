import * as styles from './StatusLabel.css';

/** Where something with a date stands: a webcast or an event. */
export type Status = keyof typeof styles.root;

const words: Record<Status, string> = { upcoming: 'Upcoming', live: 'Live now', ondemand: 'On demand', past: 'Past' };

export type StatusLabelProps = { status: Status };

/** Says whether something is still to come, on now, or over. */
export const StatusLabel = ({ status }: StatusLabelProps) => (
  <span className={styles.root[status]}>{words[status]}</span>
);
