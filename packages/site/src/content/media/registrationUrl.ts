import { toSafeUrl } from './safeUrl';

/**
 * The link to the registration of an event or a webcast (§3, registrationURL). One static page is for all of
 * them, so its link has the slug of the event as `event`, or the title of a webcast, which a script of the page may write
 * into its form.
 */
export const toRegistrationUrl = (url: string | null | undefined, event: string): string | undefined => {
  const safe = toSafeUrl(url);
  if (!safe?.startsWith('/static/')) return safe;
  const [page = '', hash] = safe.split('#');
  const link = `${page}${page.includes('?') ? '&' : '?'}${new URLSearchParams({ event })}`;
  return hash === undefined ? link : `${link}#${hash}`;
};

/** The link to the registration of an event, with the last segment of its address. */
export const toEventRegistrationUrl = (event: { registrationURL: string | null; docUri: string }): string | undefined =>
  toRegistrationUrl(event.registrationURL, event.docUri.split('/').findLast(Boolean) ?? '');
