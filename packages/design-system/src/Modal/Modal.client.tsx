'use client';

import { type MouseEvent, type PointerEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../IconButton/IconButton';
import { hideShareForm } from '../ShareByEmail/closing';
import * as styles from './Modal.css';

export type ModalProps = {
  open: boolean;
  /** Told on a press on the backdrop, on the close button and on Escape. */
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** `pushed`: the main area steps back while it is open (SPEC §2.8, share modal). */
  behind?: 'still' | 'pushed';
};

/** The point that the main area steps back towards: the middle of what is seen of it, on a page of any length. */
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

  // Closing, not only taking it away, is what gives the focus back to where it was.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (behind === 'pushed') pushMain(document.documentElement);
    hideShareForm();
    if (!element.open) element.showModal();
    return () => element.close();
  }, [behind]);

  // A press that began inside, such as marking text, does not count when it ends on the backdrop.
  const onPointerDown = (event: PointerEvent) => {
    pressed.current = event.target;
  };
  const onClick = (event: MouseEvent) => {
    if (event.target === dialog.current && pressed.current === dialog.current) onClose();
  };

  return (
    // The key for what a press on the backdrop does is Escape, and the platform's.
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
          <IconButton icon="close" label="Close" onClick={onClose} />
        </div>
        <div className={styles.content}>{children}</div>
      </div>
    </dialog>
  );
};

/**
 * Something to answer before the page goes on (SPEC §2.8, generic modal). It closes by backdrop, close button and
 * Escape; focus is kept inside and given back by the platform. It stands in `<body>`, whatever opens it.
 */
export const Modal = ({ open, ...dialog }: ModalProps) =>
  open ? createPortal(<Dialog {...dialog} />, document.body) : null;
