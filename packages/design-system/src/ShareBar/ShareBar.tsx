import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import { CopyLink } from './CopyLink.client';
import { PrintPage } from './PrintPage.client';
import { mailAddress, shareAddresses, type SharedPage } from './shareAddresses';
import { NetworkLink } from './NetworkLink.client';
import * as styles from './ShareBar.css';

export type ShareBarProps = {
  page: SharedPage;
  label?: string;
  /** In place of the link to the reader's mail program: a control that opens a form of the site. */
  email?: ReactNode;
};

/** Ways to pass a page on: networks, mail, its address, paper. */
export const ShareBar = ({ page, label = 'Share this article', email }: ShareBarProps) => (
  <div className={styles.root} role="group" aria-label={label}>
    {shareAddresses(page).map((address) => (
      <NetworkLink key={address.name} address={address} />
    ))}
    {email ?? (
      <a className={styles.control} href={mailAddress(page)} data-share="Email" aria-label="Share by email">
        <Icon name="mail" />
      </a>
    )}
    <CopyLink url={page.url} />
    <PrintPage />
  </div>
);
