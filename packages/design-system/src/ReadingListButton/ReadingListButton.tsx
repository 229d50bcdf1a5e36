import { readingButtonTexts } from '@masthead/texts/account';
import * as styles from './ReadingListButton.css';

export type ReadingListButtonProps = {
  /** `Save` for stories, `Follow` for streams and authors. */
  verb: keyof typeof readingButtonTexts;
  /** The name for screen readers, which contains the verb: "Follow Atlanta". */
  label: string;
  /** Path of the story, stream or author. */
  path: string;
  /** Address that accepts the form. */
  action: string;
  pressed?: boolean;
};

/**
 * A button that adds a page to the reading list. It is a form, so that it works without scripts. Only
 * the sign and the color show the state, so that nothing moves when it arrives after the page.
 */
export const ReadingListButton = ({ verb, label, path, action, pressed = false }: ReadingListButtonProps) => (
  <form method="post" action={action}>
    <input type="hidden" name="path" value={path} />
    <button className={styles.button} aria-pressed={pressed} aria-label={label}>
      {readingButtonTexts[verb]}
    </button>
  </form>
);
