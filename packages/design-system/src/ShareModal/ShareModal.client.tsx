'use client';

import { shareModalTexts } from '@masthead/texts/dialogs';
import { Button } from '../Button/Button';
import { ShareIcon } from '../Icon/ShareIcon';
import { Modal } from '../Modal/Modal.client';
import { type SharedPage, shareAddresses, toNetworkLink } from '../ShareBar/shareAddresses';
import { ShareActions } from '../ShareBar/ShareActions.client';
import * as styles from './ShareModal.css';

export type ShareModalProps = {
  page: SharedPage;
  open: boolean;
  /** Called by Cancel, the close button, the backdrop and Escape. */
  onClose: () => void;
  title?: string;
};

/** The share modal: Facebook, Twitter, LinkedIn, Cancel. The main area is scaled back behind it (§2.8). */
export const ShareModal = ({ page, open, onClose, title = shareModalTexts.sharePage }: ShareModalProps) => (
  <Modal open={open} onClose={onClose} title={title} behind="pushed">
    <ul className={styles.options}>
      {shareAddresses(page).map((address) => (
        <li key={address.name}>
          <a className={styles.option} {...toNetworkLink(address)}>
            <ShareIcon name={address.icon} />
            {address.name}
          </a>
        </li>
      ))}
    </ul>
    <ShareActions />
    <div className={styles.footer}>
      <Button look="line" onClick={onClose}>
        {shareModalTexts.cancel}
      </Button>
    </div>
  </Modal>
);
