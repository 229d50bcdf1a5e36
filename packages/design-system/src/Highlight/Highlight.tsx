import type { Segment } from './segments';
import * as styles from './Highlight.css';

export type HighlightProps = { segments: readonly Segment[] };

/** Text with what was searched for marked. It takes text and no HTML, so nothing in it can act. */
export const Highlight = ({ segments }: HighlightProps) =>
  segments.map(({ text, marked }, index) =>
    marked ? (
      <mark key={index} className={styles.mark}>
        {text}
      </mark>
    ) : (
      <span key={index}>{text}</span>
    ),
  );
