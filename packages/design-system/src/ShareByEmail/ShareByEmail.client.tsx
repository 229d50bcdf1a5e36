'use client';

import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../Icon/Icon';
import { control } from '../ShareBar/ShareBar.css';
import * as styles from './ShareByEmail.css';
import { ShareByEmailForm, type ShareByEmailFormProps } from './ShareByEmailForm.client';

export type ShareByEmailProps = Omit<ShareByEmailFormProps, 'onClose'>;

/** The event that hides an open form from anywhere in the page (SPEC §4): `document.dispatchEvent(new Event(closeShareForm))`. */
export const closeShareForm = 'close-share-form';

/** The Email button of a `ShareBar`, for its `email` slot: it toggles the form (SPEC §4). */
export const ShareByEmail = (form: ShareByEmailProps) => {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [shown, setShown] = useState(false);
  const hide = useCallback(() => setShown(false), []);
  const putAway = useCallback(() => {
    hide();
    button.current?.focus();
  }, [hide]);

  useEffect(() => {
    if (!shown) return;
    const onKeyDown = (event: KeyboardEvent) => { if (event.key === 'Escape') putAway(); };
    document.addEventListener(closeShareForm, hide);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener(closeShareForm, hide);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [shown, hide, putAway]);

  return (
    <div className={styles.anchor}>
      <button
        ref={button}
        type="button"
        className={control}
        aria-label="Email"
        aria-expanded={shown}
        aria-controls={id}
        onClick={() => setShown(!shown)}
      >
        <Icon name="mail" />
      </button>
      <div id={id} className={styles.place} hidden={!shown}>{shown && <ShareByEmailForm {...form} onClose={putAway} />}</div>
    </div>
  );
};
