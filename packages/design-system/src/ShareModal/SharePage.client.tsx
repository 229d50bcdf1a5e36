'use client';

import { useState } from 'react';
import { ControlIcon } from '../Icon/ControlIcon';
import { mailAddress, type SharedPage } from '../ShareBar/shareAddresses';
import type { ShareModal } from './ShareModal.client';
import * as styles from './SharePage.css';

export type SharePageProps = { page: SharedPage; /** "Share this page". */ label: string };

const fetchModal = () => import('./ShareModal.client').then((module) => module.ShareModal);

/** The press loads the code again. */
const prepare = () => void fetchModal().catch(() => undefined);

/**
 * SHARE THIS PAGE, for the `share` slot of `PageHeader`: opens the share modal (§2.8). The modal's code is loaded
 * when pointer or focus comes near; without it, as offline, the reader's mail program opens. Without scripts it is a
 * `mailto:` link.
 */
export const SharePage = ({ page, label }: SharePageProps) => {
  const [Dialog, setDialog] = useState<typeof ShareModal>();
  const open = () =>
    void fetchModal().then(
      (loaded) => setDialog(() => loaded),
      () => location.assign(mailAddress(page)),
    );
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
        onClick={open}
      >
        <ControlIcon name="share" />
        {label}
      </button>
      {Dialog && <Dialog page={page} open onClose={() => setDialog(undefined)} title={label} />}
    </>
  );
};
