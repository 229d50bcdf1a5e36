import type { ShareIconName } from '../Icon/shareIcons';
import type { ShareAction } from './ShareBar.behavior';

/** The page to share. */
export type SharedPage = { /** Absolute URL. */ url: string; title: string };

/** A `mailto:` URL. URLSearchParams would encode spaces as `+`, which mail programs do not decode. */
export const mailAddress = ({ url, title }: SharedPage): string =>
  `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${title}\n\n${url}`)}`;

/** A share link of a network. `name` is for tracking (§2.8), `label` what the network is called today. */
type ShareAddress = { name: string; label: string; icon: ShareIconName; href: string };

const withQuery = (address: string, query: Record<string, string>) => `${address}?${new URLSearchParams(query)}`;

/** Share URLs of the networks, with the names and order of §2.8. */
export const shareAddresses = ({ url, title }: SharedPage): ShareAddress[] => [
  {
    name: 'Facebook',
    label: 'Facebook',
    icon: 'facebook',
    href: withQuery('https://www.facebook.com/sharer/sharer.php', { u: url }),
  },
  {
    name: 'Twitter',
    label: 'X (Twitter)',
    icon: 'twitter',
    href: withQuery('https://x.com/intent/post', { url, text: title }),
  },
  {
    name: 'LinkedIn',
    label: 'LinkedIn',
    icon: 'linkedin',
    href: withQuery('https://www.linkedin.com/sharing/share-offsite/', { url }),
  },
];

/**
 * Attributes of a network's link: a small window; without scripts, or with a modified click, a tab.
 */
export const toNetworkLink = ({ name, href }: ShareAddress) => ({
  href,
  target: '_blank',
  rel: 'noopener nofollow',
  'data-share': name,
  'data-share-action': 'open-window' satisfies ShareAction,
});
