import type { ReactNode } from 'react';
import * as styles from './ErrorState.css';

export type ErrorStateProps = {
  /** SPEC §8, generic error; a more telling sentence where there is one. */
  title?: string;
  /** What the reader can do meanwhile. */
  children?: ReactNode;
  /** A `Button` that tries again, or a `ButtonLink` that leads on. */
  action?: ReactNode;
  headingLevel?: 2 | 3;
};

/** A part of a page that could not be had says so in its place; the rest of the page stands. */
export const ErrorState = ({
  title = 'An unexpected error has occured.',
  children,
  action,
  headingLevel = 2,
}: ErrorStateProps) => {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.root} role="alert">
      <Heading className={styles.title}>{title}</Heading>
      {children && <div className={styles.text}>{children}</div>}
      {action}
    </div>
  );
};
