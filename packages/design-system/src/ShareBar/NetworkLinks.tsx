import { networkTexts } from '@masthead/texts/share';
import { Icon } from '../Icon/Icon';
import type { SharedPage } from './mailAddress';
import type { ShareAction } from './ShareActions.client';
import { shareAddresses } from './shareAddresses';
import * as styles from './ShareBar.css';

/** Links that open a network's share page in a small window; without scripts, or with a modified click, in a tab. */
export const NetworkLinks = ({ page }: { page: SharedPage }) =>
  shareAddresses(page).map(({ name, icon, href }) => (
    <a
      key={name}
      className={styles.control}
      href={href}
      target="_blank"
      rel="noopener nofollow"
      data-share={name}
      data-share-action={'open-window' satisfies ShareAction}
      aria-label={networkTexts.shareOn(name)}
    >
      <Icon name={icon} />
    </a>
  ));
