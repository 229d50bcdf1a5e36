'use client';

import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { closeShareForm } from './closing';
import * as styles from './ShareByEmail.css';
import { ShareByEmailForm, type ShareByEmailFormProps } from './ShareByEmailForm.client';

export type SharePopoverProps = Omit<ShareByEmailFormProps, 'onClose'> & {
  id: string;
  /** The Email button, which shows and hides it. */
  button: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  setIsOpen: (isOpen: boolean) => void;
};

/** Same value as in the style sheet. */
const formWidthPx = 384;

/** Aligns the form with the start of the button, or with its end where the window would cut it off. */
const getSide = (button: HTMLElement): 'start' | 'end' =>
  button.getBoundingClientRect().left + formWidthPx > document.documentElement.clientWidth ? 'end' : 'start';

/** The form beside the Email button. Once rendered it stays, and with it the draft. */
export const SharePopover = ({ id, button, isOpen, setIsOpen, ...form }: SharePopoverProps) => {
  const popover = useRef<HTMLDivElement>(null);
  const [side, setSide] = useState<'start' | 'end'>('start');
  const hide = useCallback(() => setIsOpen(false), [setIsOpen]);
  const closeAndRestoreFocus = useCallback(() => {
    const { activeElement, body } = document;
    // A disabled button loses the focus to the body. Elsewhere the reader has gone on, and keeps focus and position.
    const hasFocus = !popover.current?.hidden && (activeElement === body || popover.current?.contains(activeElement));
    hide();
    if (hasFocus) button.current?.focus({ preventScroll: true });
  }, [button, hide]);

  useLayoutEffect(() => {
    if (isOpen && button.current) setSide(getSide(button.current));
  }, [button, isOpen]);

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
    <div ref={popover} id={id} className={styles.popover} data-side={side} hidden={!isOpen}>
      <ShareByEmailForm {...form} onClose={closeAndRestoreFocus} />
    </div>
  );
};
