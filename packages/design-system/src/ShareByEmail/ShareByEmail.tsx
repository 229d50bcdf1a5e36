import type { ComponentPropsWithRef, ReactNode } from 'react';
import { emailButtonTexts } from '@masthead/texts/share';
import { Icon } from '../Icon/Icon';
import * as styles from './ShareByEmail.css';
import type { ShareDraft, SharedStory } from './shareRules';

/** What the behavior of a `ShareByEmail` reads from its `data-options`. */
export type ShareByEmailOptions = {
  story: Omit<SharedStory, keyof ShareDraft>;
  /** Time in ms until the form closes after sending (§4, §9). */
  closeAfter?: number;
};

export type ShareByEmailProps = Omit<ComponentPropsWithRef<'div'>, 'className' | 'style'> & {
  /** `mailto:` URL for use without scripts. */
  mail: string;
  /** `ShareByEmailForm`, or the place that the behavior fills with one at the first press. */
  children: ReactNode;
};

/**
 * The Email control for the `email` slot of `ShareBar`: a `mailto:` link, which a behavior of `createShareByEmail`
 * replaces by a button with a form that emails a story to one or more addresses (§4, §5, §8). One at most is on a page.
 */
export const ShareByEmail = ({ mail, children, ...rest }: ShareByEmailProps) => (
  <div className={styles.anchor} {...rest}>
    <a className={styles.control} href={mail} aria-label={emailButtonTexts.email}>
      <Icon name="mail" />
    </a>
    <button
      type="button"
      className={styles.control}
      aria-label={emailButtonTexts.email}
      aria-expanded="false"
      aria-controls="share-form"
      hidden
    >
      <Icon name="mail" />
    </button>
    <div id="share-form" className={styles.popover} hidden>
      {children}
    </div>
  </div>
);
