/** What asks for a page (SPEC §9, device detection). */
export type Device = 'crawler' | 'mobile' | 'tablet' | 'desktop';

/** Headers by lower-case name, or null: what `Headers` has. */
type HeaderReader = { get: (name: string) => string | null };

/**
 * Programs that read pages for somebody: search engines, previews of shared links, archives, feed readers, monitors,
 * command lines. They call themselves bots, crawlers and spiders, or are known by name. A Cubot is a telephone.
 */
const crawlers =
  /(?<!cu)bot(?![a-z])|crawl|spider|scrap|slurp|archiver|externalhit|facebookcatalog|mediapartners|feedfetcher|google(?:other|-inspectiontool|-read-aloud|-site-verification)|apis-google|bingpreview|lighthouse|pagespeed|pingdom|statuscake|site24x7|gtmetrix|validator|phantomjs|httrack|^(?:whatsapp|curl|wget|python|java|go-http-client|node-fetch|axios|libwww|ruby|php|postmanruntime)\b/i;

/** Before telephones: most tablets say what telephones say, and more. */
const tablets = /ipad|tablet|kindle|silk\/|playbook|android(?!.*\bmobile\b)/i;
const mobiles = /mobi|iphone|ipod|android|blackberry|opera mini|windows phone/i;

/** What a browser's own words tell. Who has none is no browser. */
export const detectDeviceByUserAgent = (userAgent: string): Device => {
  if (userAgent.trim() === '' || crawlers.test(userAgent)) return 'crawler';
  if (tablets.test(userAgent)) return 'tablet';
  return mobiles.test(userAgent) ? 'mobile' : 'desktop';
};

/** Headers in which delivery networks say what they have found out. The first that matches counts; crawlers come first. */
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
 * What asks, by the headers of a delivery network and by the user agent (SPEC §9). A crawler is one if either says so.
 * @example deviceOf(request.headers) === 'crawler'
 */
export const detectDevice = (headers: HeaderReader): Device => {
  const bySelf = detectDeviceByUserAgent(headers.get('user-agent') ?? '');
  if (bySelf === 'crawler') return 'crawler';
  return cdnHeaders.find(([header, value]) => value.test(headers.get(header) ?? ''))?.[2] ?? bySelf;
};
