import { shareTexts } from '@masthead/texts/share';
import { Anchor } from '../Anchor/Anchor';
import { Disclosure } from '../Disclosure/Disclosure.client';
import { Icon } from '../Icon/Icon';
import { CopyLink } from '../ShareBar/CopyLink.client';
import type { SharedPage } from '../ShareBar/mailAddress';
import { shareAddresses } from '../ShareBar/shareAddresses';
import { NetworkLink } from '../ShareBar/NetworkLink.client';
import * as styles from './CompanyHeader.css';

export type ShareMenuProps = {
  page: SharedPage;
  /** YouTube has no share URL: the company's channel is a plain link, listed separately (SPEC §2.8). */
  channel?: string;
};

/** The share menu of a company's page (SPEC §2.8): networks, Copy Link and, separately, YouTube. */
export const ShareMenu = ({ page, channel }: ShareMenuProps) => (
  <Disclosure
    classes={{ root: styles.menu, summary: styles.summary, panel: styles.panel }}
    summary={
      <>
        <Icon name="share" size="small" />
        {shareTexts.share}
      </>
    }
  >
    <div className={styles.row} role="group" aria-label={shareTexts.sharePage}>
      {shareAddresses(page).map((address) => (
        <NetworkLink key={address.name} address={address} />
      ))}
      <CopyLink />
    </div>
    {channel && (
      <p className={styles.separate}>
        <Anchor link={{ url: channel, newTab: true }} className={styles.line}>
          <Icon name="youtube" size="small" />
          YouTube
        </Anchor>
      </p>
    )}
  </Disclosure>
);
