'use client';

import { type FormEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import { emailFormTexts } from '@masthead/texts/shareForm';
import { Button } from '../Button/Button';
import { IconButton } from '../IconButton/IconButton';
import { CharacterCount } from './CharacterCount';
import * as styles from './ShareByEmailForm.css';
import {
  validateDraft,
  toSharedStory,
  type ShareDraft,
  type SharedStory,
  type ShareErrors,
  type ShareOutcome,
} from './shareRules';

export type ShareByEmailFormProps = {
  story: Omit<SharedStory, keyof ShareDraft>;
  /** Sends the message to the service. */
  send: (story: SharedStory) => Promise<ShareOutcome>;
  onClose: () => void;
  /**
   * `inline`: errors are at their fields. `summary`: errors are listed above the form, and the address field has type
   * email (§5).
   */
  errorDisplay?: 'inline' | 'summary';
  /** Time in ms until it closes after sending (§4, §9). */
  closeAfter?: number;
};

type State = 'editing' | 'sending' | 'sent' | 'failed';

const outcomes = {
  sent: emailFormTexts.sent,
  failed: emailFormTexts.failed,
};

const ErrorList = ({ id, entries }: { id: string; entries: readonly string[] }) => (
  <div className={styles.list} role="alert" id={id}>
    <p>{emailFormTexts.correct}</p>
    <ul className={styles.summary}>
      {entries.map((error) => (
        <li key={error}>{error}</li>
      ))}
    </ul>
  </div>
);

/**
 * The form that emails a story to one or more addresses (§4, §5, §8). After sending, the outcome replaces the
 * form, which then closes.
 */
export const ShareByEmailForm = ({
  story,
  send,
  onClose,
  errorDisplay = 'inline',
  closeAfter = 3000,
}: ShareByEmailFormProps) => {
  const id = useId();
  const email = useRef<HTMLInputElement>(null);
  const message = useRef<HTMLTextAreaElement>(null);
  const [state, setState] = useState<State>('editing');
  const [text, setText] = useState('');
  const [errors, setErrors] = useState<ShareErrors>({});
  const done = state === 'sent' || state === 'failed';

  /** A draft outlives closing; the outcome is replaced by an empty form. */
  const close = useCallback(() => {
    onClose();
    if (!done) return;
    setState('editing');
    setText('');
  }, [done, onClose]);

  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(close, closeAfter);
    return () => clearTimeout(timer);
  }, [done, closeAfter, close]);

  const focusInvalid = (invalid: ShareErrors) => (invalid.email ? email : message).current?.focus();

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const draft = { email: email.current?.value ?? '', message: text };
    const invalid = validateDraft(draft);
    setErrors(invalid);
    if (invalid.email || invalid.message) return focusInvalid(invalid);
    setState('sending');
    // A network error counts as not sent.
    const outcome = await send(toSharedStory(draft, story)).catch(() => 'failed' as const);
    if (typeof outcome === 'string') return setState(outcome);
    setState('editing');
    setErrors(outcome.refused);
    focusInvalid(outcome.refused);
  };
  const at = (field: keyof ShareErrors) =>
    errors[field] ? `${id}${errorDisplay === 'summary' ? 'errors' : field}` : undefined;
  const summary = errorDisplay === 'summary' ? Object.values(errors) : [];
  const atField = (field: keyof ShareErrors) =>
    errorDisplay === 'inline' && errors[field] ? (
      <p id={`${id}${field}`} className={styles.error} role="alert">
        {errors[field]}
      </p>
    ) : null;

  return (
    <section className={styles.root} aria-label={emailFormTexts.byEmail} data-print="hide">
      <div className={styles.head}>
        <h2 className={styles.title}>{emailFormTexts.title}</h2>
        <IconButton icon="close" label={emailFormTexts.close} onClick={close} />
      </div>
      <p className={state === 'failed' ? styles.error : styles.thanks} role="status">
        {done ? outcomes[state] : ''}
      </p>
      {!done && (
        <form className={styles.form} onSubmit={onSubmit} noValidate>
          {summary.length > 0 && <ErrorList id={`${id}errors`} entries={summary} />}
          <div className={styles.field}>
            <label className={styles.label} htmlFor={`${id}to`}>
              {emailFormTexts.addresses}
            </label>
            <p id={`${id}hint`} className={styles.hint}>
              {emailFormTexts.separate}
            </p>
            <input
              ref={email}
              id={`${id}to`}
              className={styles.input}
              type={errorDisplay === 'summary' ? 'email' : 'text'}
              multiple={errorDisplay === 'summary'}
              inputMode="email"
              autoComplete="email"
              aria-required
              aria-invalid={errors.email !== undefined}
              aria-describedby={[`${id}hint`, at('email')].filter(Boolean).join(' ')}
            />
            {atField('email')}
          </div>
          <div className={styles.field}>
            <label className={styles.label} htmlFor={`${id}message`}>
              {emailFormTexts.message}
            </label>
            <textarea
              ref={message}
              id={`${id}message`}
              className={styles.input}
              rows={4}
              value={text}
              onChange={(event) => setText(event.target.value)}
              aria-invalid={errors.message !== undefined}
              aria-describedby={[`${id}count`, at('message')].filter(Boolean).join(' ')}
            />
            <CharacterCount id={`${id}count`} message={text} over={errorDisplay === 'summary' ? 'text' : 'number'} />
            {atField('message')}
          </div>
          <div>
            <Button type="submit" look="ink" disabled={state === 'sending'}>
              {state === 'sending' ? emailFormTexts.sending : emailFormTexts.send}
            </Button>
          </div>
        </form>
      )}
    </section>
  );
};
