import { useId } from 'react';
import { newsletterTexts } from '@masthead/texts/forms';
import { Button } from '../Button/Button';
import { HiddenFields } from '../HiddenFields/HiddenFields';
import type { HiddenField } from '../types/form';
import { SharedStyle } from '../styles/SharedStyle';
import type { Link } from '../types/story';
import { newsletterLineStyles } from './newsletterLineStyles';

export type NewsletterLineProps = {
  title: string;
  /** "Weekly, Tuesday". */
  frequency?: string;
  /** URL that accepts the form by POST. */
  action: string;
  /** Hidden fields, such as the newsletter's code. */
  hiddenFields?: readonly HiddenField[];
  /** The page of all newsletters. */
  all: Link;
};

/**
 * The sign-up to one newsletter between two paragraphs of an article. The HTML is the same for everyone and works
 * without scripts.
 */
export const NewsletterLine = ({ title, frequency, action, hiddenFields = [], all }: NewsletterLineProps) => {
  const id = useId();
  return (
    <section className="letter" aria-labelledby={`${id}t`}>
      <SharedStyle name="letter" css={newsletterLineStyles} />
      <p className="letter-title" id={`${id}t`}>
        {newsletterTexts.newsletter(title)}
      </p>
      <p>
        {frequency && `${frequency}. `}
        <a href={all.url}>{all.title}</a>
      </p>
      <form action={action} method="post">
        <HiddenFields fields={hiddenFields} />
        <label htmlFor={id}>{newsletterTexts.email}</label>
        <input id={id} type="email" name="email" autoComplete="email" required maxLength={254} />
        <Button type="submit" look="line">
          {newsletterTexts.signUp}
        </Button>
      </form>
    </section>
  );
};
