'use client';
import { Icon } from '../Icon/Icon';
import { currentAddress } from './currentAddress';
import * as styles from './ShareBar.css';

/** SPEC §8, Copy Link. */
export const linkCopied = 'The link has been copied to your clipboard.';

/** Writes the address to the clipboard. A browser may forbid it, and on a connection that is not secure there is none. */
const copy = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};

export type CopyLinkProps = { /** Without it the address that the reader is at is copied. */ url?: string };

/** Copies the page's address and says so. Where a browser refuses, the address is shown for copying by hand. */
export const CopyLink = ({ url }: CopyLinkProps) => {
  const onClick = async () => {
    const address = url ?? currentAddress(window.location);
    if (await copy(address)) window.alert(linkCopied);
    else window.prompt('Copy this address:', address);
  };
  return (
    <button
      type="button"
      className={styles.control}
      data-share="Copy Link"
      aria-label="Copy Link"
      title="Copy Link"
      onClick={onClick}
    >
      <Icon name="link" />
    </button>
  );
};
