'use client';
import { Icon } from '../Icon/Icon';
import { currentAddress } from './currentAddress';
import * as styles from './ShareBar.css';

/** SPEC §8, Copy Link. */
export const linkCopied = 'The link has been copied to your clipboard.';

const copyWithoutPermission = (text: string) => {
  const field = document.createElement('textarea');
  field.value = text;
  field.setAttribute('readonly', '');
  field.style.position = 'fixed';
  field.style.opacity = '0';
  document.body.append(field);
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  return copied;
};

/** Writes the address to the clipboard; pages without a secure connection have only the old command for it. */
const copy = async (text: string): Promise<boolean> => {
  if (!navigator.clipboard) return copyWithoutPermission(text);
  return navigator.clipboard.writeText(text).then(() => true, () => copyWithoutPermission(text));
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
    <button type="button" className={styles.control} data-share="Copy Link" aria-label="Copy Link" title="Copy Link" onClick={onClick}>
      <Icon name="link" />
    </button>
  );
};
