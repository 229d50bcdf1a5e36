'use client';
import type { MouseEvent } from 'react';
import { Icon } from '../Icon/Icon';
import type { ShareAddress } from './shareAddresses';
import * as styles from './ShareBar.css';

/** SPEC §9: share pop-up 600 by 400. */
const popup = 'popup,width=600,height=400,noopener';

export type ShareLinkProps = { address: ShareAddress };

/** Opens a network's share page in a small window; without scripts, or with a modified click, in a tab. */
export const ShareLink = ({ address }: ShareLinkProps) => {
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    window.open(address.href, '_blank', popup);
  };
  return (
    <a className={styles.control} href={address.href} target="_blank" rel="noopener nofollow" aria-label={`Share on ${address.name}`} onClick={onClick}>
      <Icon name={address.icon} />
    </a>
  );
};
