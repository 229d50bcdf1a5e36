/** Paths that are not pages, after the first slash: files, APIs, feeds. */
const nonPagePaths = [
  '_next/',
  'api/',
  'images/',
  'media/',
  'amp/',
  'brand/',
  'fonts/',
  'healthcheck/',
  'devtools/',
  '.*/feed/',
  String.raw`.*\.[a-z]+$`,
] as const;

/** Developer pages are not rewritten, but they accept `nocache`. */
const pattern = new RegExp(`^/(?!devtools/)(?:${nonPagePaths.join('|')})`);

/** Dot segments, percent-encoding, backslashes and double slashes: Next may resolve such a path to another one. */
const ambiguousPath = /%|\\|\/\/|\/\.{1,2}(?:\/|$)/;

/** Whether a path may lead to a page. An ambiguous path counts as a page, so that it is checked. */
export const mayBePage = (path: string): boolean => ambiguousPath.test(path) || !pattern.test(path);

/** Paths whose route handlers accept POST. Every other path accepts GET and HEAD only. */
export const postPaths = [/^\/Registration\//, /^\/api\//, /^\/email-story\/?$/, /^\/views\/?$/] as const;

/** Extensions of assets and scanners. Pages of other systems (`.html`, `.aspx`) get the full 404 page. */
const fileEndings = 'avif|css|gif|ico|jpe?g|js|json|map|mjs|mp3|mp4|php|png|svg|txt|webp|woff2?|xml';

const filePattern = new RegExp(String.raw`\.(?:${fileEndings})/?$`, 'i');

export const isFilePath = (path: string): boolean => filePattern.test(path);
