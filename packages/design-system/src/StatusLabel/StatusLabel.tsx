import { statusTexts } from '@masthead/texts/lists';
import * as styles from './StatusLabel.css';

/** Status of a webcast or an event. */
export type Status = keyof typeof styles.root;

const labels: Record<Status, string> = {
  upcoming: statusTexts.upcoming,
  live: statusTexts.live,
  ondemand: statusTexts.ondemand,
  past: statusTexts.past,
};

export type StatusLabelProps = { status: Status };

/** A label for upcoming, live and past. */
export const StatusLabel = ({ status }: StatusLabelProps) => (
  <span className={styles.root[status]}>{labels[status]}</span>
);
