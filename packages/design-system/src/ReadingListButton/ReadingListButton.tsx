import type { ComponentPropsWithRef } from 'react';
import * as styles from './ReadingListButton.css';

export type ReadingListButtonProps = {
  /** `Save` for stories, `Follow` for streams and authors. */
  verb: keyof typeof styles.verb;
  /** The name for screen readers, which starts with the verb: "Follow Atlanta". */
  label: string;
  /** Path of the story, stream or author. */
  path: string;
  /** Address that accepts the form. */
  action: string;
  pressed?: boolean;
  onSubmit?: ComponentPropsWithRef<'form'>['onSubmit'];
};

/**
 * A button that adds a page to the reading list. It is a form, so that it works without scripts. The texts of both states
 * have the same width, so that nothing moves when the state arrives after the page.
 */
export const ReadingListButton = ({ verb, label, path, action, pressed = false, onSubmit }: ReadingListButtonProps) => (
  <form method="post" action={action} onSubmit={onSubmit}>
    <input type="hidden" name="path" value={path} />
    <button className={styles.verb[verb]} aria-pressed={pressed} aria-label={label}>
      {verb}
    </button>
  </form>
);
