import { shareModalTexts } from '@masthead/texts/dialogs';
import { behavior } from '../behaviors/behavior';
import { Button } from '../Button/Button';
import { ControlIcon } from '../Icon/ControlIcon';
import { ShareIcon } from '../Icon/ShareIcon';
import { closesModal, Modal, opensModal } from '../Modal/Modal';
import { mailAddress, type SharedPage, shareAddresses, toNetworkLink } from '../ShareBar/shareAddresses';
import * as modalStyles from './ShareModal.css';
import * as styles from './SharePage.css';

export type SharePageProps = { page: SharedPage; /** "Share this page". */ label: string };

/** One of them at most is on a page. */
const id = 'share-page';

/**
 * SHARE THIS PAGE, for the `share` slot of `PageHeader`: opens the share modal with Facebook, Twitter, LinkedIn and
 * Cancel. The main area is scaled back behind it (§2.8). Without scripts it is a `mailto:` link.
 */
export const SharePage = ({ page, label }: SharePageProps) => (
  <>
    <a className={`${styles.root} ${styles.withoutScripts}`} href={mailAddress(page)}>
      <ControlIcon name="share" />
      {label}
    </a>
    <button className={`${styles.root} ${styles.withScripts}`} {...opensModal(id)}>
      <ControlIcon name="share" />
      {label}
    </button>
    <Modal id={id} title={label} behind="pushed">
      <ul className={modalStyles.options} {...behavior('share-actions')}>
        {shareAddresses(page).map((address) => (
          <li key={address.name}>
            <a className={modalStyles.option} {...toNetworkLink(address)}>
              <ShareIcon name={address.icon} />
              {address.name}
            </a>
          </li>
        ))}
      </ul>
      <div className={modalStyles.footer}>
        <Button look="line" {...closesModal(id)}>
          {shareModalTexts.cancel}
        </Button>
      </div>
    </Modal>
  </>
);
