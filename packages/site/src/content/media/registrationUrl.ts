import { toSafeUrl } from './safeUrl';

/**
 * The link to the registration of an event or a webcast (§3, registrationURL). One static page is for all of
 * them, so its link has the title as `event`, which the script of the page writes into its form.
 */
export const toRegistrationUrl = (url: string | null | undefined, title: string): string | undefined => {
  const safe = toSafeUrl(url);
  if (!safe?.startsWith('/static/')) return safe;
  const [page = '', hash] = safe.split('#');
  const link = `${page}${page.includes('?') ? '&' : '?'}${new URLSearchParams({ event: title })}`;
  return hash === undefined ? link : `${link}#${hash}`;
};
