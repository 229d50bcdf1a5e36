/** Browser and operating system of a user agent: names that are the same in every language, empty when unknown. */
export type UserAgent = { browser: string; system: string };

/** The first match wins: most browsers also name the ones that they descend from. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*Safari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b|\biPod\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const findName = (names: typeof browsers, text: string): string =>
  names.find(([pattern]) => pattern.test(text))?.[1] ?? '';

/** Parses the user agent of a request. Versions are left out: an update does not make another device. */
export const parseUserAgent = ({ headers }: Pick<Request, 'headers'>): UserAgent => {
  const text = (headers.get('user-agent') ?? '').slice(0, 500);
  return { browser: findName(browsers, text), system: findName(systems, text) };
};
