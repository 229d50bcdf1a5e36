import type { ReactNode } from 'react';
import { shareTexts } from '@masthead/texts/share';
import { behavior } from '../behaviors/behavior';
import { Icon } from '../Icon/Icon';
import { mailAddress, type SharedPage } from './shareAddresses';
import { CopyLink } from './CopyLink';
import { NetworkLinks } from './NetworkLinks';
import { PrintPage } from './PrintPage';
import * as styles from './ShareBar.css';

export type ShareBarProps = {
  page: SharedPage;
  /** Replaces the `mailto:` link by a control that opens a form. */
  email?: ReactNode;
};

/** Share controls: networks, email, copy link, print. */
export const ShareBar = ({ page, email }: ShareBarProps) => (
  <div className={styles.root} role="group" aria-label={shareTexts.shareArticle} {...behavior('share-actions')}>
    <NetworkLinks page={page} />
    {email ?? (
      <a className={styles.control} href={mailAddress(page)} data-share="Email" aria-label={shareTexts.byEmail}>
        <Icon name="mail" />
      </a>
    )}
    <CopyLink url={page.url} />
    <PrintPage />
  </div>
);
