import fc from 'fast-check';
import { canary, injectedHeader, markupCanary, secretCanary } from './rules.ts';
import type { HttpInput } from './request.ts';

type Text = fc.Arbitrary<string>;
type Headers = HttpInput['headers'];

/** Names that JavaScript objects have by themselves. */
const objectKeys = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'valueOf',
  '__defineGetter__',
] as const;

/** Texts that are known to break parsers, databases and templates. */
const knownAddresses = [
  '',
  ' ',
  '.',
  '..',
  '...',
  '%',
  '%%',
  '%2',
  '%zz',
  '\0',
  '-1',
  '0',
  '1e9',
  'NaN',
  '999999999999999999999',
  'null',
  'undefined',
  'true',
  '[]',
  '{}',
  '[object Object]',
  "'",
  '"',
  "' OR 1=1--",
  "'; SELECT pg_sleep(5)--",
  '%_%',
  '\\',
  '$1',
  ':*',
  '!',
  '& | !',
  '(((',
  '"unclosed',
  'a:* & !b',
  '<->',
  '*',
  '+',
  '-',
  '(a+)+$',
  '[',
  '^(.*)*$',
  '{{7*7}}',
  '${7*7}',
  '<%= 7 %>',
  '#{7}',
  'javascript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  '/\\evil.example',
  'http://169.254.169.254/latest/',
  'file:///etc/passwd',
  '../../etc/passwd',
  '..\\..\\',
  '\u202Eabc',
  '\u0000\u0001',
  '\uFEFF',
  '\uFFFF',
  '𝕳𝖊𝖑𝖑𝖔',
  '👩‍👩‍👧‍👦',
  'e\u0301'.repeat(30),
  'ﷺ'.repeat(50),
  'İ',
  'ß',
  '\u2028',
  markupCanary,
  `"><script>${canary}</script>`,
  `${canary}\r\n${injectedHeader}: 1`,
  ...objectKeys,
] as const;

/** A short text repeated many times: exposes slow regular expressions and missing limits. */
const repeated: Text = fc
  .tuple(
    fc.constantFrom(
      'a',
      '@',
      '@a',
      'a@a.',
      ' ',
      '-',
      '/',
      '(',
      '"',
      '%',
      '&',
      '=',
      ';',
      ',',
      '<',
      '*',
      '\u00e9',
      '😀',
      'a ',
      '-a',
      '0',
      '!(',
    ),
    fc.constantFrom(50, 500, 3_000, 9_000),
  )
  .map(([part, count]) => part.repeat(Math.ceil(count / part.length)));

/** Any hostile text. Long ones are rare: they cost the most time. */
export const hostileText: Text = fc.oneof(
  { weight: 10, arbitrary: fc.constantFrom(...knownAddresses) },
  { weight: 4, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 3, arbitrary: fc.string({ maxLength: 60 }) },
  { weight: 2, arbitrary: fc.constantFrom(canary, secretCanary) },
  { weight: 2, arbitrary: repeated },
);

const plainText: Text = fc.constantFrom(
  '1',
  '2',
  'office',
  'northeast',
  'markets/northeast',
  'plotline',
  'sister-site',
  'video',
  'all',
  '2026',
  '2026-11-21',
  'a',
  '400',
);

/** A value that is sometimes the expected kind, so that the code behind the first check is reached too. */
export const someText: Text = fc.oneof({ weight: 2, arbitrary: hostileText }, { weight: 1, arbitrary: plainText });

const percentEncode = (text: string): string =>
  [...Buffer.from(text)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');

/** Encodings of a text in a URL: none, once, twice, byte by byte, or cut in the middle of an escape. */
export const inAddress = (text: Text): Text =>
  fc
    .tuple(text, fc.constantFrom('once', 'once', 'once', 'twice', 'bytes', 'raw', 'overlong'))
    .map(([value, encoding]) => {
      const once = encodeURIComponent(value.toWellFormed());
      if (encoding === 'twice') return encodeURIComponent(once);
      if (encoding === 'bytes') return percentEncode(value.slice(0, 400));
      if (encoding === 'raw') return value.slice(0, 400);
      if (encoding === 'overlong') return `${once}%c0%ae%c0%af%ff`;
      return once;
    });

export const hostileSegment: Text = inAddress(someText);

/** Parameters that the site or its framework knows, and unknown names. */
const parameterNames = [
  'page',
  'tab',
  'realmID',
  'q',
  'past',
  'topic',
  'city',
  'audience',
  'preview',
  'nocache',
  'rsc',
  '_rsc',
  'year',
  'award',
  'segment',
  'sort',
  'startDate',
  'stopDate',
  'section',
  'width',
  'promoCode',
  'returnUrl',
  'next',
  'email',
  'utm_source',
  'slug',
  'path',
  'nxtPpath',
  'nxtIslug',
  '__nextLocale',
  'amp',
  ...objectKeys,
] as const;

const parameterName: Text = fc
  .oneof({ weight: 6, arbitrary: fc.constantFrom(...parameterNames) }, { weight: 1, arbitrary: inAddress(hostileText) })
  .chain((name) => fc.constantFrom(name, name, name, `${name}[]`, `${name}[0]`, `${name}[__proto__][x]`, `${name}.a`));

const pairs = fc
  .array(fc.tuple(parameterName, inAddress(someText)), { maxLength: 4 })
  .map((list) => list.map(([name, value]) => `${name}=${value}`));
const crowd = fc
  .tuple(fc.constantFrom('a', 'page', 'q', 'nxtPpage'), fc.constantFrom(200, 2_000))
  .map(([name, count]) => Array.from({ length: count }, (_, index) => `${name}=${index}`));
const oddities = fc.constantFrom(
  ['?', '??', '&&&&', '=', '=&=', '%', 'a=%', '#x', ';'],
  ['page=1', 'page=2'],
  ['q=a', 'q=b', 'q=c'],
);

/** A query string without the question mark; empty for none. */
export const hostileQuery: Text = fc
  .oneof({ weight: 12, arbitrary: pairs }, { weight: 1, arbitrary: crowd }, { weight: 1, arbitrary: oddities })
  .map((parts) => parts.join('&'));

const flightTree = '["",{"children":["~",{"children":["home",{}]}]},null,null,true]';

/** Headers of the framework, proxies and caches with values that must not be trusted. */
const headerValues: Readonly<Record<string, readonly string[]>> = {
  'x-middleware-subrequest': ['middleware:middleware:middleware:middleware:middleware', 'src/middleware', 'proxy'],
  'x-middleware-rewrite': ['/~/server-error/page/', 'http://evil.example/'],
  'x-middleware-next': ['1'],
  'x-middleware-prefetch': ['1'],
  'x-invoke-path': ['/~/server-error/page/', '/_error'],
  'x-invoke-status': ['500', '404'],
  'x-invoke-query': ['%7B%22page%22%3A%221%22%7D', '{'],
  'x-matched-path': ['/~/server-error/[placeholder]', '/api/purge'],
  'x-now-route-matches': ['1=x', '%'],
  'x-nextjs-data': ['1'],
  'x-prerender-revalidate': [secretCanary, ''],
  'x-prerender-revalidate-if-generated': ['1'],
  'x-next-cache-tags': [canary],
  'x-next-resume-state-length': ['1', '-1', '9999999999'],
  'next-resume': ['1'],
  rsc: ['1', '0', ''],
  'next-router-state-tree': [
    encodeURIComponent(flightTree),
    '%5B',
    flightTree,
    '[[[[',
    encodeURIComponent(`["${canary}",{}]`),
  ],
  'next-router-prefetch': ['1', '2', canary],
  'next-router-segment-prefetch': ['/_tree', '/~', '../../x', `/${canary}`],
  'next-url': ['/', '//evil.example', `/${canary}`],
  'next-action': ['x', 'a'.repeat(42), '00'.repeat(21), '__proto__'],
  'next-html-request-id': [canary],
  'x-forwarded-host': ['evil.example', `${canary}.example`, 'a, b', '[', markupCanary],
  'x-forwarded-proto': ['https', 'javascript', `${canary}`],
  'x-forwarded-port': ['99999', 'x'],
  'x-forwarded-for': ['198.51.100.7', '127.0.0.1, 10.0.0.1', markupCanary, '::1', ','.repeat(500)],
  'x-original-url': ['/api/purge/'],
  'x-rewrite-url': ['/api/purge/'],
  'x-http-method-override': ['DELETE'],
  host: ['evil.example', '', 'localhost:99999', '[', `${canary}.example`],
  forwarded: [`for=198.51.100.7;host=${canary}.example`],
  accept: ['*/*', 'text/x-component', 'image/avif', 'application/json', ',;q=,', 'a/b;q='.repeat(300)],
  'accept-encoding': ['gzip', 'br;q=1.0, gzip;q=0', 'zstd', '*;q=0', 'identity;q=0', `${'gzip,'.repeat(400)}`],
  'accept-language': ['de', canary, 'x'.repeat(500)],
  range: ['bytes=0-0', 'bytes=-1', 'bytes=5-1', `bytes=${'0-1,'.repeat(200)}0-1`, 'bytes=999999999999-'],
  'if-none-match': ['*', 'W/"x"', '"'.repeat(300)],
  'if-modified-since': ['x', 'Thu, 01 Jan 2099 00:00:00 GMT'],
  'if-range': ['x'],
  authorization: [`Basic ${secretCanary}`, `Bearer ${secretCanary}`],
  origin: ['null', 'https://evil.example', 'x'],
  referer: [`https://evil.example/?email=${secretCanary}@example.com`],
  'sec-fetch-site': ['cross-site', 'same-origin', 'x'],
  purpose: ['prefetch'],
  'sec-purpose': ['prefetch'],
  'user-agent': ['', 'Googlebot', markupCanary, 'x'.repeat(4_000)],
  'content-type': [
    'application/json',
    'text/plain',
    'multipart/form-data; boundary=x',
    'multipart/form-data',
    'application/x-www-form-urlencoded',
    'application/x-www-form-urlencoded; charset=utf-7',
    'application/graphql',
  ],
  expect: ['100-continue', 'x'],
  upgrade: ['websocket', 'h2c'],
  'x-purge-signature': ['0'.repeat(64), canary],
  'x-purge-time': ['0', String(Number.MAX_SAFE_INTEGER), 'NaN'],
};

const knownHeader: fc.Arbitrary<readonly [string, string]> = fc.constantFrom(
  ...Object.entries(headerValues).flatMap(([name, values]) => values.map((value) => [name, value] as const)),
);
const anyHeader: fc.Arbitrary<readonly [string, string]> = fc.tuple(
  fc.constantFrom(...Object.keys(headerValues)),
  hostileText.map((text) => text.replaceAll(/[^\t -~\u0080-\u00FF]/g, '').slice(0, 4_000)),
);
const hugeHeader: fc.Arbitrary<readonly [string, string]> = fc.constantFrom(
  ['x-long', 'x'.repeat(100_000)],
  ['cookie', `a=${'b'.repeat(100_000)}`],
  ['x-longer', 'x'.repeat(200_000)],
);

const cookieNames = [
  'oly_enc_id',
  'oly_anon_id',
  'mh_internal',
  'mh_session',
  'mh_device',
  '__Host-mh_session',
  '__prerender_bypass',
  '__next_preview_data',
  'customerData',
  'useremail',
  'ipAddress',
  'userAccess',
  'userAccount',
  'NEXT_LOCALE',
  ...objectKeys,
] as const;
const cookieValue: Text = fc.oneof(
  fc.constantFrom(
    '1',
    canary,
    secretCanary,
    `${secretCanary}@example.com`,
    'a'.repeat(64),
    `%7B%22x%22%3A%22${canary}%22%7D`,
    '9999999999.' + '0'.repeat(64),
    '"',
    '%',
    '%zz',
  ),
  hostileText.map((text) => text.replaceAll(/[^ -~]/g, '').slice(0, 300)),
);

/** A Cookie header with forged and broken cookies. */
const hostileCookie: Text = fc
  .array(fc.tuple(fc.constantFrom(...cookieNames), cookieValue), { minLength: 1, maxLength: 5 })
  .map((list) => list.map(([name, value]) => `${name}=${value}`).join('; '));

/** A client address for each request, so that limits on one client do not hide the code behind them. */
const clientHeader: fc.Arbitrary<readonly [string, string]> = fc
  .tuple(fc.integer({ min: 1, max: 254 }), fc.integer({ min: 1, max: 254 }))
  .map(([a, b]) => ['x-forwarded-for', `203.0.${a}.${b}`] as const);

const withoutRepeats = (headers: Headers): Headers =>
  headers.filter(([name], index) => name !== 'host' || headers.findIndex(([other]) => other === 'host') === index);

/** Up to three hostile headers, often with cookies. */
export const hostileHeaders: fc.Arbitrary<Headers> = fc
  .tuple(
    fc.array(
      fc.oneof(
        { weight: 30, arbitrary: knownHeader },
        { weight: 6, arbitrary: anyHeader },
        { weight: 1, arbitrary: hugeHeader },
      ),
      { maxLength: 3 },
    ),
    fc.option(
      hostileCookie.map((value) => ['cookie', value] as const),
      { freq: 2, nil: undefined },
    ),
    clientHeader,
  )
  .map(([headers, cookie, client]) => withoutRepeats([client, ...headers, ...(cookie ? [cookie] : [])]));

/** HTTP methods, including those that no URL allows. */
export const hostileMethod: Text = fc.oneof(
  { weight: 8, arbitrary: fc.constant('GET') },
  { weight: 4, arbitrary: fc.constantFrom('HEAD', 'POST', 'OPTIONS', 'PUT', 'DELETE', 'PATCH', 'TRACE', 'PROPFIND') },
);
