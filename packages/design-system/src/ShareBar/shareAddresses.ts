import type { ShareIconName } from '../Icon/shareIcons';
import type { SharedPage } from './mailAddress';

/** A share link of a network. */
export type ShareAddress = { name: string; icon: ShareIconName; href: string };

const withQuery = (address: string, query: Record<string, string>) => `${address}?${new URLSearchParams(query)}`;

/** Share URLs of the networks, with the names and order of SPEC §2.8. Tracking uses the names too. */
export const shareAddresses = ({ url, title }: SharedPage): ShareAddress[] => [
  { name: 'Facebook', icon: 'facebook', href: withQuery('https://www.facebook.com/sharer/sharer.php', { u: url }) },
  { name: 'Twitter', icon: 'twitter', href: withQuery('https://x.com/intent/post', { url, text: title }) },
  { name: 'LinkedIn', icon: 'linkedin', href: withQuery('https://www.linkedin.com/sharing/share-offsite/', { url }) },
];
