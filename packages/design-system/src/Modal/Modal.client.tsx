'use client';

import { type MouseEvent, type PointerEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { modalTexts } from '@masthead/texts/dialogs';
import { IconButton } from '../IconButton/IconButton';
import { hideShareForm } from '../ShareByEmail/closing';
import * as styles from './Modal.css';

export type ModalProps = {
  open: boolean;
  /** Called on a press on the backdrop or the close button, and on Escape. */
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** `pushed`: the main area is scaled back while the modal is open (§2.8, share modal). */
  behind?: 'still' | 'pushed';
};

/** The transform origin of the main area: the center of its visible part. */
const pushMain = (root: HTMLElement): void => {
  const main = document.querySelector('main');
  if (main)
    root.style.setProperty(
      '--pushed-towards',
      `${Math.round(window.innerHeight / 2 - main.getBoundingClientRect().top)}px`,
    );
};

const Dialog = ({ onClose, title, children, behind = 'still' }: Omit<ModalProps, 'open'>) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget>(null);
  const id = useId();

  // The dialog must be closed, not only removed, to restore focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (behind === 'pushed') pushMain(document.documentElement);
    hideShareForm();
    if (!element.open) element.showModal();
    return () => element.close();
  }, [behind]);

  // A press that started inside, such as a text selection, does not close the modal.
  const onPointerDown = (event: PointerEvent) => {
    pressed.current = event.target;
  };
  const onClick = (event: MouseEvent) => {
    if (event.target === dialog.current && pressed.current === dialog.current) onClose();
  };

  return (
    // Escape is the keyboard equivalent, handled by the platform.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={id}
      data-behind={behind}
      onPointerDown={onPointerDown}
      onClick={onClick}
      onClose={onClose}
    >
      <div className={styles.sheet}>
        <div className={styles.head}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          <IconButton icon="close" label={modalTexts.close} onClick={onClose} />
        </div>
        <div className={styles.content}>{children}</div>
      </div>
    </dialog>
  );
};

/**
 * A modal dialog (§2.8, generic modal). It closes by backdrop, close button and Escape; the platform traps and
 * restores focus. It is rendered into `<body>`.
 */
export const Modal = ({ open, ...dialog }: ModalProps) =>
  open ? createPortal(<Dialog {...dialog} />, document.body) : null;
