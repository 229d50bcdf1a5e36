'use client';

import { type MouseEvent, useState } from 'react';
import { Icon } from '../Icon/Icon';
import * as styles from './ShareLink.css';

export type ShareLinkProps = {
  title: string;
  /** The page's canonical address. */
  url: string;
  label?: string;
};

/**
 * Hands the page to the device's own share sheet; where there is none the address is copied, and without scripts
 * the link writes an e-mail.
 */
export const ShareLink = ({ title, url, label = 'Share this page' }: ShareLinkProps) => {
  const [told, setTold] = useState('');
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`;

  const onClick = async (event: MouseEvent) => {
    const canShare = 'share' in navigator;
    if (!canShare && !('clipboard' in navigator)) return;
    event.preventDefault();
    try {
      if (canShare) return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      setTold('The link has been copied to your clipboard.');
    } catch (error) {
      // A visitor who closes the share sheet has changed their mind; anything else still has the e-mail.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      window.location.assign(mail);
    }
  };

  return (
    <>
      <a className={styles.root} href={mail} onClick={onClick}>
        <Icon name="share" />
        {label}
      </a>
      <span className={styles.told} role="status">
        {told}
      </span>
    </>
  );
};
