import { networkTexts } from '@masthead/texts/share';
import { Icon } from '../Icon/Icon';
import { type SharedPage, shareAddresses, toNetworkLink } from './shareAddresses';
import * as styles from './ShareBar.css';

/** Links to the share pages of the networks, as icons. */
export const NetworkLinks = ({ page }: { page: SharedPage }) =>
  shareAddresses(page).map((address) => (
    <a
      key={address.name}
      className={styles.control}
      {...toNetworkLink(address)}
      aria-label={networkTexts.shareOn(address.label)}
    >
      <Icon name={address.icon} />
    </a>
  ));
