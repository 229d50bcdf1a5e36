import type { ReactNode } from 'react';
import { newsletterTexts } from '@masthead/texts/forms';
import { Button } from '../Button/Button';
import { ButtonLink } from '../Button/ButtonLink';
import { HiddenFields } from '../HiddenFields/HiddenFields';
import type { HiddenField } from '../types/content';
import type { Link } from '../types/story';
import * as styles from './NewsletterPicker.css';

/** A newsletter with its facts (§3, newsletter details). */
export type ListedNewsletter = {
  code: string;
  title: string;
  /** "Weekly, Tuesday" */
  frequency?: string;
  /** Who it is for, as a sentence. */
  audience?: string;
  text?: string;
  /** Subject and first lines of a sample edition. */
  sample?: { subject: string; lines: readonly string[] };
};

/**
 * `form`: the URL that accepts the codes and the email address by POST. `link`: a page of another service that signs
 * readers up.
 */
export type NewsletterSignUpTarget =
  | { kind: 'form'; action: string; hiddenFields?: readonly HiddenField[] }
  | { kind: 'link'; link: Link };

export type NewsletterPickerProps = { newsletters: readonly ListedNewsletter[]; signUp: NewsletterSignUpTarget };

/** A page has one picker. */
const emailId = 'newsletters-email';
const hintId = 'newsletters-email-hint';

type ItemProps = { newsletter: ListedNewsletter; id: string; choice: NewsletterSignUpTarget['kind'] };

const Item = ({ newsletter: { code, title, frequency, audience, text, sample }, id, choice }: ItemProps) => (
  <li className={styles.item}>
    {choice === 'form' && (
      <input
        className={styles.box}
        id={id}
        type="checkbox"
        name="newsletter"
        value={code}
        aria-describedby={frequency && `${id}f`}
      />
    )}
    <div className={styles.text}>
      <h2 className={styles.title}>
        {choice === 'form' ? (
          <label className={styles.choice} htmlFor={id}>
            {title}
          </label>
        ) : (
          title
        )}
      </h2>
      {frequency && (
        <p className={styles.frequency} id={`${id}f`}>
          {frequency}
        </p>
      )}
      {text && <p className={styles.summary}>{text}</p>}
      {audience && (
        <p className={styles.audience}>
          <b>{newsletterTexts.audience}</b> {audience}
        </p>
      )}
    </div>
    {sample && (
      <div className={styles.sample}>
        <p className={styles.label}>{newsletterTexts.sample}</p>
        <p className={styles.subject}>{sample.subject}</p>
        <ul>
          {sample.lines.map((line) => (
            <li key={line} className={styles.line}>
              {line}
            </li>
          ))}
        </ul>
      </div>
    )}
  </li>
);

const Panel = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={styles.panel} data-print="hide">
    <h2 className={styles.panelTitle}>{title}</h2>
    {children}
  </div>
);

/**
 * Newsletters with their frequency, readers and a sample edition, and one form that signs up for several of them. It
 * works without scripts.
 */
export const NewsletterPicker = ({ newsletters, signUp }: NewsletterPickerProps) => {
  const list = (
    <ul>
      {newsletters.map((newsletter) => (
        <Item key={newsletter.code} newsletter={newsletter} id={`newsletter-${newsletter.code}`} choice={signUp.kind} />
      ))}
    </ul>
  );
  if (signUp.kind === 'link')
    return (
      <div className={styles.root}>
        {list}
        <Panel title={newsletterTexts.signUp}>
          <ButtonLink link={signUp.link} look="ink" />
        </Panel>
      </div>
    );
  return (
    <form className={styles.root} action={signUp.action} method="post" aria-label={newsletterTexts.signUpLabel}>
      <HiddenFields fields={signUp.hiddenFields ?? []} />
      <fieldset className={styles.list}>
        <legend className={styles.legend}>{newsletterTexts.check}</legend>
        {list}
      </fieldset>
      <Panel title={newsletterTexts.signUp}>
        <div className={styles.field}>
          <label className={styles.fieldLabel} htmlFor={emailId}>
            {newsletterTexts.email}
          </label>
          <input
            className={styles.input}
            id={emailId}
            type="email"
            name="email"
            autoComplete="email"
            required
            maxLength={254}
            aria-describedby={hintId}
          />
          <p className={styles.hint} id={hintId}>
            {newsletterTexts.hint}
          </p>
        </div>
        <Button type="submit" look="ink">
          {newsletterTexts.signUp}
        </Button>
      </Panel>
    </form>
  );
};
