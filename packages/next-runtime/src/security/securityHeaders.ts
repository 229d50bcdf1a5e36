/** Headers of every response, unless the response has stricter ones of its own (docs/decisions/0028). */
const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'SAMEORIGIN',
  'permissions-policy':
    'camera=(), microphone=(), geolocation=(), browsing-topics=(), payment=(), usb=(), serial=(), hid=(), midi=(), display-capture=()',
  // Windows that a page opens, such as a share dialog, keep their opener; other sites' windows do not.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'x-permitted-cross-domain-policies': 'none',
  'x-dns-prefetch-control': 'off',
} as const;

/** Two years, for this host only: its other subdomains belong to other services. */
const strictTransportSecurity = 'max-age=63072000';

/** The security headers of a site with this public origin, the same on every response. */
export const securityHeaders = (origin: string): Readonly<Record<string, string>> => ({
  ...always,
  ...(origin.startsWith('https:') && { 'strict-transport-security': strictTransportSecurity }),
});

/** What other sites may embed: pictures, recordings and feeds that readers of feeds show, and fonts for framed documents. */
const shared = /^(?:image|audio|video|font)\/|^application\/(?:rss|atom|feed)\+|^text\/calendar/;

/** `Cross-Origin-Resource-Policy` for a content type. */
export const resourcePolicy = (contentType: string): 'cross-origin' | 'same-origin' =>
  shared.test(contentType) ? 'cross-origin' : 'same-origin';
