import { copyLinkTexts } from '@masthead/texts/share';
import { Icon } from '../Icon/Icon';
import type { ShareAction } from './ShareBar.behavior';
import * as styles from './ShareBar.css';

export type CopyLinkProps = { /** URL to copy; the current one by default. */ url?: string };

/** Copies the page's URL and confirms it. If the browser refuses, the URL is displayed for copying by hand. */
export const CopyLink = ({ url }: CopyLinkProps) => (
  <button
    type="button"
    className={styles.control}
    data-share="Copy Link"
    data-share-action={'copy-link' satisfies ShareAction}
    data-url={url}
    aria-label={copyLinkTexts.copy}
    title={copyLinkTexts.copy}
  >
    <Icon name="link" />
  </button>
);
