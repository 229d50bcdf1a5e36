import { useId } from 'react';
import { newsletterTexts } from '@masthead/texts/forms';
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

/** A newsletter sign-up form, which works without scripts. */
export const NewsletterSignup = ({
  title,
  text,
  action,
  hiddenFields = [],
  headingLevel = 2,
}: NewsletterSignupProps) => {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={styles.root} aria-labelledby={`${id}t`} data-print="hide">
      <Heading className={styles.title} id={`${id}t`}>
        {title}
      </Heading>
      {text && <p className={styles.text}>{text}</p>}
      <form action={action} method="post">
        <HiddenFields fields={hiddenFields} />
        <div className={styles.field}>
          <label className={styles.label} htmlFor={id}>
            {newsletterTexts.email}
          </label>
          <input
            className={styles.input}
            id={id}
            type="email"
            name="email"
            autoComplete="email"
            required
            maxLength={254}
          />
        </div>
        <div className={styles.submit}>
          <Button look="ink" type="submit">
            {newsletterTexts.signUp}
          </Button>
        </div>
      </form>
    </section>
  );
};
