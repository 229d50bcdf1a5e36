'use client';

import { lazy, Suspense, useCallback, useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import { emailButtonTexts } from '@masthead/texts/share';
import { IconFrame } from '../Icon/IconFrame';
import { mail as envelope } from '../Icon/mailIcon';
import { closeShareForm } from './closing';
import * as styles from './ShareByEmail.css';
import type { ShareByEmailFormProps } from './ShareByEmailForm.client';

export type ShareByEmailProps = Omit<ShareByEmailFormProps, 'onClose'> & {
  /** `mailto:` URL for use without scripts. */
  mail?: string;
};

const fetchForm = () => import('./ShareByEmailForm.client');
const ShareByEmailForm = lazy(() => fetchForm().then((module) => ({ default: module.ShareByEmailForm })));

const icon = (
  <IconFrame name="mail" paint="outline">
    {envelope}
  </IconFrame>
);

/** Same value as in the style sheet. */
const formWidthPx = 384;

/** Aligns the form with the start of the button, or with its end where the window would cut it off. */
const sideFor = (button: HTMLElement): 'start' | 'end' =>
  button.getBoundingClientRect().left + formWidthPx > document.documentElement.clientWidth ? 'end' : 'start';

/**
 * The Email button for the `email` slot of `ShareBar`: it toggles the form (SPEC §4). The form's code is loaded when
 * pointer or focus comes near.
 */
export const ShareByEmail = ({ mail, ...form }: ShareByEmailProps) => {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const popover = useRef<HTMLDivElement>(null);
  const [hasOpened, setHasOpened] = useState(false);
  // The button's state is painted before the form is rendered. Once rendered, the form stays, and with it the draft.
  const isRendered = useDeferredValue(hasOpened);
  const [side, setSide] = useState<'start' | 'end'>('start');
  const hide = useCallback(() => setIsOpen(false), []);
  const closeAndRestoreFocus = useCallback(() => {
    const { activeElement, body } = document;
    // A disabled button loses the focus to the body. Elsewhere the reader has gone on, and keeps focus and position.
    const hasFocus = !popover.current?.hidden && (activeElement === body || popover.current?.contains(activeElement));
    hide();
    if (hasFocus) button.current?.focus({ preventScroll: true });
  }, [hide]);

  const toggle = () => {
    if (!isOpen && button.current) setSide(sideFor(button.current));
    setIsOpen(!isOpen);
    setHasOpened(true);
  };

  useEffect(() => {
    if (!isOpen) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') closeAndRestoreFocus();
    };
    document.addEventListener(closeShareForm, hide);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener(closeShareForm, hide);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [isOpen, hide, closeAndRestoreFocus]);

  return (
    <div className={styles.anchor}>
      {mail && (
        <a className={styles.withoutScripts} href={mail} aria-label={emailButtonTexts.email}>
          {icon}
        </a>
      )}
      <button
        ref={button}
        type="button"
        className={styles.withScripts}
        aria-label={emailButtonTexts.email}
        aria-expanded={isOpen}
        aria-controls={id}
        onPointerEnter={() => void fetchForm()}
        onFocus={() => void fetchForm()}
        onClick={toggle}
      >
        {icon}
      </button>
      <div ref={popover} id={id} className={styles.popover} data-side={side} hidden={!isOpen}>
        {isRendered && (
          <Suspense>
            <ShareByEmailForm {...form} onClose={closeAndRestoreFocus} />
          </Suspense>
        )}
      </div>
    </div>
  );
};
