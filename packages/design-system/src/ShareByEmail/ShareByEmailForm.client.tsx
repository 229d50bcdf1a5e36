'use client';

import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../Button/Button';
import { IconButton } from '../IconButton/IconButton';
import { CharacterCount } from './CharacterCount';
import * as styles from './ShareByEmail.css';
import {
  faultsOf,
  readyToSend,
  type ShareDraft,
  type SharedStory,
  type ShareFaults,
  type ShareOutcome,
} from './shareRules';

export type ShareByEmailFormProps = {
  story: Omit<SharedStory, keyof ShareDraft>;
  /** Sends the message to the service. */
  send: (story: SharedStory) => Promise<ShareOutcome>;
  onClose: () => void;
  /** `listed`: errors are listed above the form, and the address field has type email (SPEC §5). */
  faults?: 'at-field' | 'listed';
  /** Time in ms until it closes after sending (SPEC §4, §9). */
  closeAfter?: number;
};

type State = 'editing' | 'sending' | 'sent' | 'failed';

const outcomes = {
  sent: 'Thank you! This article has been shared.',
  failed: 'Unable to send emails at this time. Please try again later.',
};

const FaultList = ({ id, entries }: { id: string; entries: readonly string[] }) => (
  <div className={styles.list} role="alert" id={id}>
    <p>Correct these errors and try again:</p>
    <ul className={styles.listed}>
      {entries.map((fault) => (
        <li key={fault}>{fault}</li>
      ))}
    </ul>
  </div>
);

/**
 * The form that emails a story to one or more addresses (SPEC §4, §5, §8). After sending, the outcome replaces the
 * form, which then closes.
 */
export const ShareByEmailForm = ({
  story,
  send,
  onClose,
  faults = 'at-field',
  closeAfter = 3000,
}: ShareByEmailFormProps) => {
  const id = useId();
  const email = useRef<HTMLInputElement>(null);
  const message = useRef<HTMLTextAreaElement>(null);
  const [state, setState] = useState<State>('editing');
  const [text, setText] = useState('');
  const [found, setFound] = useState<ShareFaults>({});
  const done = state === 'sent' || state === 'failed';

  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(onClose, closeAfter);
    return () => clearTimeout(timer);
  }, [done, closeAfter, onClose]);

  const focusOn = (wrong: ShareFaults) => (wrong.email ? email : message).current?.focus();

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const draft = { email: email.current?.value ?? '', message: text };
    const wrong = faultsOf(draft);
    setFound(wrong);
    if (wrong.email || wrong.message) return focusOn(wrong);
    setState('sending');
    // A network error counts as not sent.
    const outcome = await send(readyToSend(draft, story)).catch(() => 'failed' as const);
    if (typeof outcome === 'string') return setState(outcome);
    setState('editing');
    setFound(outcome.refused);
    focusOn(outcome.refused);
  };
  const at = (field: keyof ShareFaults) =>
    found[field] ? `${id}${faults === 'listed' ? 'faults' : field}` : undefined;
  const listed = faults === 'listed' ? Object.values(found) : [];
  const atField = (field: keyof ShareFaults) =>
    faults === 'at-field' && found[field] ? (
      <p id={`${id}${field}`} className={styles.fault} role="alert">
        {found[field]}
      </p>
    ) : null;

  return (
    <section className={styles.root} aria-label="Share by email" data-print="hide">
      <div className={styles.head}>
        <h2 className={styles.title}>Email this article</h2>
        <IconButton icon="close" label="Close" onClick={onClose} />
      </div>
      <p className={state === 'failed' ? styles.fault : styles.thanks} role="status">
        {done ? outcomes[state] : ''}
      </p>
      {!done && (
        <form className={styles.form} onSubmit={onSubmit} noValidate>
          {listed.length > 0 && <FaultList id={`${id}faults`} entries={listed} />}
          <div className={styles.field}>
            <label className={styles.label} htmlFor={`${id}to`}>
              Email addresses
            </label>
            <p id={`${id}hint`} className={styles.hint}>
              Separate several with commas.
            </p>
            <input
              ref={email}
              id={`${id}to`}
              className={styles.input}
              type={faults === 'listed' ? 'email' : 'text'}
              multiple={faults === 'listed'}
              inputMode="email"
              autoComplete="email"
              aria-required
              aria-invalid={found.email !== undefined}
              aria-describedby={[`${id}hint`, at('email')].filter(Boolean).join(' ')}
            />
            {atField('email')}
          </div>
          <div className={styles.field}>
            <label className={styles.label} htmlFor={`${id}message`}>
              Message
            </label>
            <textarea
              ref={message}
              id={`${id}message`}
              className={styles.input}
              rows={4}
              value={text}
              onChange={(event) => setText(event.target.value)}
              aria-invalid={found.message !== undefined}
              aria-describedby={[`${id}count`, at('message')].filter(Boolean).join(' ')}
            />
            <CharacterCount id={`${id}count`} message={text} over={faults === 'listed' ? 'words' : 'number'} />
            {atField('message')}
          </div>
          <div>
            <Button type="submit" look="ink" disabled={state === 'sending'}>
              {state === 'sending' ? 'sending...' : 'Send'}
            </Button>
          </div>
        </form>
      )}
    </section>
  );
};
