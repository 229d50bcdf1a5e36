'use client';

import { useState } from 'react';
import { Icon } from '../Icon/Icon';
import type { SharedPage } from '../ShareBar/shareAddresses';
import * as link from '../ShareLink/ShareLink.css';
import { ShareModal } from './ShareModal.client';

export type SharePageProps = { page: SharedPage; label?: string };

/** SHARE THIS PAGE: opens the share modal (SPEC §2.8). For the `share` slot of `PageHeader`. */
export const SharePage = ({ page, label = 'Share this page' }: SharePageProps) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={link.root} aria-haspopup="dialog" onClick={() => setOpen(true)}><Icon name="share" />{label}</button>
      <ShareModal page={page} open={open} onClose={() => setOpen(false)} title={label} />
    </>
  );
};
