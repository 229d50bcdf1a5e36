import type { IconName } from '../Icon/icons';

/** The page to share. */
export type SharedPage = { /** Absolute: it leaves this site. */ url: string; title: string };

/** A share link of a network. */
export type ShareAddress = { name: string; icon: IconName; href: string };

const withQuery = (address: string, query: Record<string, string>) => `${address}?${new URLSearchParams(query)}`;

/** Where each network takes what is shared with it, by the names and in the order of SPEC §2.8. The names are also what tracking is told. */
export const shareAddresses = ({ url, title }: SharedPage): ShareAddress[] => [
  { name: 'Facebook', icon: 'facebook', href: withQuery('https://www.facebook.com/sharer/sharer.php', { u: url }) },
  { name: 'Twitter', icon: 'twitter', href: withQuery('https://x.com/intent/post', { url, text: title }) },
  { name: 'LinkedIn', icon: 'linkedin', href: withQuery('https://www.linkedin.com/sharing/share-offsite/', { url }) },
];

/** A message to be sent from the reader's own mail program. Those do not read `+` as a space, hence no URLSearchParams. */
export const mailAddress = ({ url, title }: SharedPage): string =>
  `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${title}\n\n${url}`)}`;
