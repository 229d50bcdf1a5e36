/** Headers of every answer. Pages may be framed by their own site only. No policy says what a page may load: third parties wait for consent, and nothing else holds them. */
export const securityHeaders = [
  { key: 'x-content-type-options', value: 'nosniff' },
  { key: 'referrer-policy', value: 'strict-origin-when-cross-origin' },
  { key: 'x-frame-options', value: 'SAMEORIGIN' },
  { key: 'permissions-policy', value: 'camera=(), microphone=(), geolocation=(), browsing-topics=()' },
  { key: 'content-security-policy', value: "frame-ancestors 'self'; base-uri 'self'; object-src 'none'; form-action 'self' https:" },
];
