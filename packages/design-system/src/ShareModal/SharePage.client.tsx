'use client';

import { lazy, Suspense, useState } from 'react';
import { ControlIcon } from '../Icon/ControlIcon';
import { mailAddress, type SharedPage } from '../ShareBar/mailAddress';
import * as styles from './SharePage.css';

export type SharePageProps = { page: SharedPage; /** "Share this page". */ label: string };

const fetchModal = () => import('./ShareModal.client');
const ShareModal = lazy(() => fetchModal().then((module) => ({ default: module.ShareModal })));

/**
 * SHARE THIS PAGE, for the `share` slot of `PageHeader`: opens the share modal (SPEC §2.8). The modal's code is loaded
 * when pointer or focus comes near; without scripts it is a `mailto:` link.
 */
export const SharePage = ({ page, label }: SharePageProps) => {
  const [open, setOpen] = useState(false);
  const prepare = () => void fetchModal();
  return (
    <>
      <a className={`${styles.root} ${styles.withoutScripts}`} href={mailAddress(page)}>
        <ControlIcon name="share" />
        {label}
      </a>
      <button
        type="button"
        className={`${styles.root} ${styles.withScripts}`}
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setOpen(true)}
      >
        <ControlIcon name="share" />
        {label}
      </button>
      {open && (
        <Suspense>
          <ShareModal page={page} open onClose={() => setOpen(false)} title={label} />
        </Suspense>
      )}
    </>
  );
};
