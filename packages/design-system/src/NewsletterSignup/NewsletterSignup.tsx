import { newsletterTexts } from '@masthead/texts/forms';
import { behavior } from '../behaviors/behavior';
import { Button } from '../Button/Button';
import { HiddenFields } from '../HiddenFields/HiddenFields';
import type { HiddenField } from '../types/content';
import * as styles from './NewsletterSignup.css';

export type NewsletterSignupProps = {
  title: string;
  text?: string;
  /** Action URL of the form. */
  action: string;
  /** Hidden fields, such as the newsletter's code. */
  hiddenFields?: readonly HiddenField[];
  headingLevel?: 2 | 3;
};

/** A page has one sign-up. A form without scripts leads back to it by `#newsletter`. */
const statusId = 'newsletter-status';

/** A newsletter sign-up form, which works without scripts; with them the reader stays on the page. */
export const NewsletterSignup = ({
  title,
  text,
  action,
  hiddenFields = [],
  headingLevel = 2,
}: NewsletterSignupProps) => {
  const Heading = `h${headingLevel}` as const;
  return (
    <section
      id="newsletter"
      className={styles.root}
      aria-label={title}
      data-print="hide"
      tabIndex={-1}
      {...behavior('newsletter-form', { failed: newsletterTexts.failed })}
    >
      <Heading className={styles.title}>{title}</Heading>
      {text && <p className={styles.text}>{text}</p>}
      <form action={action} method="post">
        <HiddenFields fields={hiddenFields} />
        <label className={styles.field}>
          <span className={styles.label}>{newsletterTexts.email}</span>
          <input
            className={styles.input}
            type="email"
            name="email"
            autoComplete="email"
            required
            maxLength={254}
            aria-describedby={statusId}
          />
        </label>
        <div className={styles.submit}>
          <Button look="ink" type="submit">
            {newsletterTexts.signUp}
          </Button>
        </div>
      </form>
      <p id={statusId} className={styles.status} role="status" />
    </section>
  );
};
