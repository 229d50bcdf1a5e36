import type { ComponentPropsWithRef } from 'react';
import { emailButtonTexts } from '@masthead/texts/share';
import { emailFormTexts } from '@masthead/texts/shareForm';
import { Button } from '../Button/Button';
import { Icon } from '../Icon/Icon';
import { IconButton } from '../IconButton/IconButton';
import * as styles from './ShareByEmail.css';
import * as form from './ShareByEmailForm.css';
import { maxMessageLength, type ShareDraft, type SharedStory } from './shareRules';

/** What the behavior of a `ShareByEmail` reads from its `data-options`. */
export type ShareByEmailOptions = {
  story: Omit<SharedStory, keyof ShareDraft>;
  /** Time in ms until the form closes after sending (§4, §9). */
  closeAfter?: number;
};

export type ShareByEmailProps = Omit<ComponentPropsWithRef<'div'>, 'className' | 'style' | 'children'> & {
  /** `mailto:` URL for use without scripts. */
  mail: string;
  /**
   * `inline`: errors are at their fields. `summary`: errors are listed above the form, and the address field has type
   * email (§5).
   */
  errorDisplay?: 'inline' | 'summary';
};

const FieldError = ({ id }: { id: string }) => <p id={id} className={form.error} role="alert" />;

/**
 * The Email control for the `email` slot of `ShareBar`: a `mailto:` link, which a behavior of `createShareByEmail`
 * replaces by a button with a form that emails a story to one or more addresses (§4, §5, §8). One at most is on a page.
 */
export const ShareByEmail = ({ mail, errorDisplay = 'inline', ...rest }: ShareByEmailProps) => (
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
      <section className={form.root} aria-label={emailFormTexts.byEmail} data-print="hide">
        <div className={form.head}>
          <h2 className={form.title}>{emailFormTexts.title}</h2>
          <IconButton icon="close" label={emailFormTexts.close} data-close="" />
        </div>
        <p className={form.outcome} role="status" />
        <form className={form.form} noValidate>
          {errorDisplay === 'summary' && (
            <div id="share-errors" className={form.list} role="alert" hidden>
              <p>{emailFormTexts.correct}</p>
              <ul className={form.summary} />
            </div>
          )}
          <div className={form.field}>
            <label className={form.label} htmlFor="share-to">
              {emailFormTexts.addresses}
            </label>
            <p id="share-hint" className={form.hint}>
              {emailFormTexts.separate}
            </p>
            <input
              id="share-to"
              name="email"
              className={form.input}
              type={errorDisplay === 'summary' ? 'email' : 'text'}
              multiple={errorDisplay === 'summary'}
              inputMode="email"
              autoComplete="email"
              aria-required
              aria-describedby="share-hint"
            />
            {errorDisplay === 'inline' && <FieldError id="share-to-error" />}
          </div>
          <div className={form.field}>
            <label className={form.label} htmlFor="share-message">
              {emailFormTexts.message}
            </label>
            <textarea
              id="share-message"
              name="message"
              className={form.input}
              rows={4}
              aria-describedby="share-count"
            />
            <p id="share-count" className={form.count} aria-live="off">
              {emailFormTexts.remaining(maxMessageLength)}
            </p>
            {errorDisplay === 'inline' && <FieldError id="share-message-error" />}
          </div>
          <div>
            <Button type="submit" look="ink">
              {emailFormTexts.send}
            </Button>
          </div>
        </form>
      </section>
    </div>
  </div>
);
