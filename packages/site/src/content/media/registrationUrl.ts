import { toSafeUrl } from './safeUrl';

/** The segments of an address after its list: the slug of an event; the channel and the slug of a webcast. */
const toSegments = (path: string): string[] =>
  path
    .replace(/^\/(?:events|webcasts\/on-demand)\//, '')
    .split('/')
    .filter(Boolean);

/**
 * The link to the registration of an event or a webcast at `path` (§3, registrationURL). One static page is for all of
 * them, so its link has as `event` the slug of an event, or the channel and the slug of a webcast, joined by `_`, which
 * no slug has.
 */
export const toRegistrationUrl = (url: string | null | undefined, path: string): string | undefined => {
  const safe = toSafeUrl(url);
  if (!safe?.startsWith('/static/')) return safe;
  const [page = '', hash] = safe.split('#');
  const link = `${page}${page.includes('?') ? '&' : '?'}${new URLSearchParams({ event: toSegments(path).join('_') })}`;
  return hash === undefined ? link : `${link}#${hash}`;
};
