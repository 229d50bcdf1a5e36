'use client';
import { copyLinkTexts } from '@masthead/texts/share';
import { ShareIcon } from '../Icon/ShareIcon';
import { currentAddress } from './currentAddress';
import * as styles from './ShareBar.css';

/** SPEC §8, Copy Link. */
export const linkCopied = copyLinkTexts.copied;

/** Writes the URL to the clipboard. Rejects when the browser forbids it; insecure contexts have no clipboard. */
const copy = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};

export type CopyLinkProps = { /** URL to copy; the current one by default. */ url?: string };

/** Copies the page's URL and confirms it. If the browser refuses, the URL is displayed for copying by hand. */
export const CopyLink = ({ url }: CopyLinkProps) => {
  const onClick = async () => {
    const address = url ?? currentAddress(window.location);
    if (await copy(address)) window.alert(linkCopied);
    else window.prompt(copyLinkTexts.copyThis, address);
  };
  return (
    <button
      type="button"
      className={styles.control}
      data-share="Copy Link"
      aria-label={copyLinkTexts.copy}
      title={copyLinkTexts.copy}
      onClick={onClick}
    >
      <ShareIcon name="link" />
    </button>
  );
};
