import { shareModalTexts } from '@masthead/texts/dialogs';
import { copyLinkTexts, emailButtonTexts } from '@masthead/texts/share';
import { behavior } from '../behaviors/behavior';
import { Button } from '../Button/Button';
import { ControlIcon } from '../Icon/ControlIcon';
import { Icon } from '../Icon/Icon';
import { closesModal, Modal, opensModal } from '../Modal/Modal';
import { mailAddress, type SharedPage, shareAddresses, toNetworkLink } from '../ShareBar/shareAddresses';
import type { ShareAction } from '../ShareBar/ShareBar.behavior';
import * as modalStyles from './ShareModal.css';
import * as styles from './SharePage.css';

export type SharePageProps = { page: SharedPage; /** "Share this page". */ label: string };

/** One of them at most is on a page. */
const id = 'share-page';

/**
 * SHARE THIS PAGE, for the `share` slot of `PageHeader`: opens the share modal with the networks, email, copy link
 * and Cancel. The main area is scaled back behind it (§2.8). Without scripts it is a `mailto:` link.
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
      <p className={modalStyles.subject}>{page.title}</p>
      <ul className={modalStyles.options} {...behavior('share-actions')}>
        {shareAddresses(page).map((address) => (
          <li key={address.name}>
            <a className={modalStyles.option} {...toNetworkLink(address)}>
              <Icon name={address.icon} />
              {address.label}
            </a>
          </li>
        ))}
        <li>
          <a className={modalStyles.option} href={mailAddress(page)} data-share="Email">
            <Icon name="mail" />
            {emailButtonTexts.email}
          </a>
        </li>
        <li>
          <button
            type="button"
            className={modalStyles.option}
            data-share="Copy Link"
            data-share-action={'copy-link' satisfies ShareAction}
            data-url={page.url}
          >
            <Icon name="link" />
            {copyLinkTexts.copy}
          </button>
        </li>
      </ul>
      <div className={modalStyles.footer}>
        <Button look="line" {...closesModal(id)}>
          {shareModalTexts.cancel}
        </Button>
      </div>
    </Modal>
  </>
);
