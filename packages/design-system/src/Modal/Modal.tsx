import type { ReactNode } from 'react';
import { modalTexts } from '@masthead/texts/dialogs';
import { behavior } from '../behaviors/behavior';
import { IconButton } from '../IconButton/IconButton';
import * as styles from './Modal.css';

export type ModalProps = {
  /** The id that its open and close buttons reference. */
  id: string;
  title: string;
  children: ReactNode;
  /** `pushed`: the main area is scaled back while the modal is open (§2.8, share modal). */
  behind?: 'still' | 'pushed';
};

/** Attributes of a button that opens the modal with this id. */
export const opensModal = (id: string) => ({
  type: 'button' as const,
  'aria-haspopup': 'dialog' as const,
  command: 'show-modal',
  commandfor: id,
  ...behavior('open-modal'),
});

/** Attributes of a button in the modal with this id that closes it. */
export const closesModal = (id: string) => ({ command: 'close', commandfor: id });

/**
 * A modal dialog (§2.8, generic modal). It closes by backdrop, close button and Escape; the platform traps and
 * restores focus. Invoker commands open and close it before scripts have run.
 */
export const Modal = ({ id, title, children, behind = 'still' }: ModalProps) => (
  <dialog id={id} className={styles.dialog} aria-labelledby={`${id}-title`} data-behind={behind}>
    <div className={styles.sheet}>
      <div className={styles.head}>
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        <IconButton icon="close" label={modalTexts.close} {...closesModal(id)} />
      </div>
      <div className={styles.content}>{children}</div>
    </div>
  </dialog>
);
