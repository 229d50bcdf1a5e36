import type { ComponentPropsWithRef } from 'react';
import { readingButtonTexts } from '@masthead/texts/account';
import * as styles from './ReadingListButton.css';

export type ReadingListButtonProps = {
  /** `Save` for stories, `Follow` for streams and authors. */
  verb: keyof typeof texts;
  /** The name for screen readers, which starts with the verb: "Follow Atlanta". */
  label: string;
  /** Path of the story, stream or author. */
  path: string;
  /** Address that accepts the form. */
  action: string;
  pressed?: boolean;
  onSubmit?: ComponentPropsWithRef<'form'>['onSubmit'];
};

/** The texts of a button: not pressed, and pressed. */
const texts = {
  save: [readingButtonTexts.save, readingButtonTexts.saved],
  follow: [readingButtonTexts.follow, readingButtonTexts.following],
} as const;

/**
 * A button that adds a page to the reading list. It is a form, so that it works without scripts. The texts of both states
 * have the same width, so that nothing moves when the state arrives after the page.
 */
export const ReadingListButton = ({ verb, label, path, action, pressed = false, onSubmit }: ReadingListButtonProps) => (
  <form method="post" action={action} onSubmit={onSubmit}>
    <input type="hidden" name="path" value={path} />
    <button className={styles.button} aria-pressed={pressed} aria-label={label} data-pressed-text={texts[verb][1]}>
      <span>{texts[verb][0]}</span>
    </button>
  </form>
);
