import type { ReactNode } from 'react';
import { errorTexts } from '@masthead/texts/errors';
import * as styles from './ErrorState.css';

export type ErrorStateProps = {
  /** §8, generic error, or a more specific message. */
  title?: string;
  /** What the reader can do next. */
  children?: ReactNode;
  /** A `Button` that retries, or a `ButtonLink` to other content. */
  control?: ReactNode;
  headingLevel?: 2 | 3;
};

/** Replaces a part of a page that failed to load; the rest of the page is not affected. */
export const ErrorState = ({ title = errorTexts.unexpected, children, control, headingLevel = 2 }: ErrorStateProps) => {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.root} role="alert">
      <Heading className={styles.title}>{title}</Heading>
      {children && <div className={styles.text}>{children}</div>}
      {control}
    </div>
  );
};
