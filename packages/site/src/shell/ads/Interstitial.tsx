import { getDefinition, getLandmarkName } from '@masthead/ad-slots';
import { AdSlot } from '@masthead/ad-slots/component';
import { IconButton } from '@masthead/design-system';
import { interstitialTexts } from '@masthead/texts/ads';
import type { PageIdentity } from '../../framework/pageContext';
import { hasSlot } from './PageSlot';
import { getSlotLabel } from './settings';
import * as styles from './Interstitial.css';

/**
 * The interstitial (§2.6, §9). It is closed at first and opens on a later page of a visit, before the reader
 * interacts. The native dialog traps the focus and closes with Escape.
 */
export const Interstitial = ({ page }: { page: PageIdentity }) =>
  hasSlot(page, 'interstitial') ? (
    <dialog
      className={styles.dialog}
      aria-label={getLandmarkName(getDefinition('interstitial'), getSlotLabel(page.brand))}
    >
      <div className={styles.head} data-close="">
        <IconButton icon="close" label={interstitialTexts.close} />
      </div>
      <AdSlot name="interstitial" as="group" houseLabel={getSlotLabel(page.brand)} />
    </dialog>
  ) : null;
