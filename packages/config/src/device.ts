/** The kind of client that requests a page (§9, device detection). */
export type Device = 'crawler' | 'mobile' | 'tablet' | 'desktop';

/** The part of the `Headers` interface that `detectDevice` uses. */
type HeaderReader = { get: (name: string) => string | null };

/** Search engines, link previews, feed readers, monitors, tools. `(?<!cu)` excludes phones of Cubot. */
const crawlerPattern =
  /(?<!cu)bot(?![a-z])|crawl|spider|scrap|slurp|archiver|externalhit|facebookcatalog|mediapartners|feedfetcher|google(?:other|-inspectiontool|-read-aloud|-site-verification)|apis-google|bingpreview|lighthouse|pagespeed|pingdom|statuscake|site24x7|gtmetrix|validator|phantomjs|httrack|^(?:whatsapp|curl|wget|python|java|go-http-client|node-fetch|axios|libwww|ruby|php|postmanruntime)\b/i;

/** Tested before `mobilePattern`, which most tablets match too. */
const tabletPattern = /ipad|tablet|kindle|silk\/|playbook|android(?!.*\bmobile\b)/i;
const mobilePattern = /mobi|iphone|ipod|android|blackberry|opera mini|windows phone/i;

/** Detects the device by user agent. An empty user agent is a crawler. */
export const detectDeviceByUserAgent = (userAgent: string): Device => {
  if (userAgent.trim() === '' || crawlerPattern.test(userAgent)) return 'crawler';
  if (tabletPattern.test(userAgent)) return 'tablet';
  return mobilePattern.test(userAgent) ? 'mobile' : 'desktop';
};

/** Headers by which content delivery networks name the device. The first match wins, so crawlers come first. */
const cdnHeaders: readonly (readonly [header: string, value: RegExp, device: Device])[] = [
  ['cf-verified-bot', /^true$/i, 'crawler'],
  ['x-ua-device', /^(?:bot|crawler)/i, 'crawler'],
  ['cf-device-type', /^tablet$/i, 'tablet'],
  ['cf-device-type', /^mobile$/i, 'mobile'],
  ['cf-device-type', /^desktop$/i, 'desktop'],
  ['cloudfront-is-tablet-viewer', /^true$/i, 'tablet'],
  ['cloudfront-is-mobile-viewer', /^true$/i, 'mobile'],
  ['cloudfront-is-desktop-viewer', /^true$/i, 'desktop'],
  ['x-akamai-device-characteristics', /\bis_tablet=true/i, 'tablet'],
  ['x-akamai-device-characteristics', /\bis_mobile=true/i, 'mobile'],
  ['x-ua-device', /^tablet/i, 'tablet'],
  ['x-ua-device', /^mobile/i, 'mobile'],
  ['x-ua-device', /^(?:pc|desktop)/i, 'desktop'],
  ['sec-ch-ua-mobile', /^\?1$/, 'mobile'],
];

/**
 * Detects the device (§9): a crawler if the user agent or a CDN header says so, otherwise by CDN header, then by
 * user agent.
 * @example detectDevice(request.headers) === 'crawler'
 */
export const detectDevice = (headers: HeaderReader): Device => {
  const byUserAgent = detectDeviceByUserAgent(headers.get('user-agent') ?? '');
  if (byUserAgent === 'crawler') return 'crawler';
  return cdnHeaders.find(([header, value]) => value.test(headers.get(header) ?? ''))?.[2] ?? byUserAgent;
};
