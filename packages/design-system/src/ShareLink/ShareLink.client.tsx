'use client';

import { type MouseEvent, useState } from 'react';
import { copyLinkTexts, shareLinkTexts } from '@masthead/texts/share';
import { ControlIcon } from '../Icon/ControlIcon';
import * as styles from './ShareLink.css';

export type ShareLinkProps = {
  title: string;
  /** The page's canonical URL. */
  url: string;
  label?: string;
};

/** Opens the device's share sheet. Without one it copies the URL, and without scripts it is a `mailto:` link. */
export const ShareLink = ({ title, url, label = shareLinkTexts.sharePage }: ShareLinkProps) => {
  const [notice, setNotice] = useState('');
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`;

  const onClick = async (event: MouseEvent) => {
    const canShare = 'share' in navigator;
    if (!canShare && !('clipboard' in navigator)) return;
    event.preventDefault();
    try {
      if (canShare) return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      setNotice(copyLinkTexts.copied);
    } catch (error) {
      // Closing the share sheet is a cancellation; for any other error the email link still works.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      window.location.assign(mail);
    }
  };

  return (
    <>
      <a className={styles.root} href={mail} onClick={onClick}>
        <ControlIcon name="share" />
        {label}
      </a>
      <span className={styles.notice} role="status">
        {notice}
      </span>
    </>
  );
};
