import { shareTexts } from '@masthead/texts/share';
import { Anchor } from '../Anchor/Anchor';
import { behavior } from '../behaviors/behavior';
import { Disclosure } from '../Disclosure/Disclosure';
import { Icon } from '../Icon/Icon';
import type { SharedPage } from '../ShareBar/shareAddresses';
import { CopyLink } from '../ShareBar/CopyLink';
import { NetworkLinks } from '../ShareBar/NetworkLinks';
import * as styles from './CompanyHeader.css';

export type ShareMenuProps = {
  page: SharedPage;
  /** YouTube has no share URL: the company's channel is a plain link, listed separately (§2.8). */
  channel?: string;
};

/** The share menu of a company's page (§2.8): networks, Copy Link and, separately, YouTube. */
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
    <div className={styles.row} role="group" aria-label={shareTexts.sharePage} {...behavior('share-actions')}>
      <NetworkLinks page={page} />
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
