'use client';
import { networkTexts } from '@masthead/texts/share';
import { ShareIcon } from '../Icon/ShareIcon';
import type { ShareAddress } from './shareAddresses';
import { openShareWindow } from './shareWindow';
import * as styles from './ShareBar.css';

export type NetworkLinkProps = { address: ShareAddress };

/** A link that opens a network's share page in a small window; without scripts, or with a modified click, in a tab. */
export const NetworkLink = ({ address }: NetworkLinkProps) => (
  <a
    className={styles.control}
    href={address.href}
    target="_blank"
    rel="noopener nofollow"
    data-share={address.name}
    aria-label={networkTexts.shareOn(address.name)}
    onClick={(event) => openShareWindow(event, address.href)}
  >
    <ShareIcon name={address.icon} />
  </a>
);
