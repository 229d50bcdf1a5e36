import type { Segment } from './segments';
import * as styles from './Highlight.css';

export type HighlightProps = { segments: readonly Segment[] };

/** Text with search matches marked. It accepts plain text only, never HTML. */
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
