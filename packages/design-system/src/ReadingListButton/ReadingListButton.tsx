import { readingButtonTexts } from '@masthead/texts/account';
import { root as hidden } from '../VisuallyHidden/VisuallyHidden.css';
import * as styles from './ReadingListButton.css';

/** The visible text of a button whose page is in the list. */
const pressedVerbs = { save: 'saved', follow: 'following' } as const;

export type ReadingListButtonProps = {
  /** `Save` for stories, `Follow` for streams and authors. */
  verb: keyof typeof pressedVerbs;
  /** The name for screen readers, which contains the verb: "Follow Atlanta". */
  label: string;
  /** The name once the page is in the list, which contains the visible state: "Following Atlanta". */
  pressedLabel: string;
  /** Path of the story, stream or author. */
  path: string;
  /** Address that accepts the form. */
  action: string;
  pressed?: boolean;
};

/**
 * A button that adds a page to the reading list. It is a form, so that it works without scripts. Both states have the
 * same width, so that nothing moves when the state arrives after the page. `setReadingListButton` shows it.
 */
export const ReadingListButton = ({
  verb,
  label,
  pressedLabel,
  path,
  action,
  pressed = false,
}: ReadingListButtonProps) => (
  <form method="post" action={action}>
    <input type="hidden" name="path" value={path} />
    <button
      className={styles.button}
      aria-pressed={pressed}
      aria-label={pressed ? pressedLabel : label}
      data-label={label}
      data-pressed-label={pressedLabel}
    >
      <span>{readingButtonTexts[verb]}</span>
      <span>{readingButtonTexts[pressedVerbs[verb]]}</span>
    </button>
    {/* Announces a press that has added the page. */}
    <span className={hidden} aria-live="polite" />
  </form>
);
