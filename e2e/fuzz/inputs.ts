import { inRoot } from '@masthead/scripts/paths';
import fc from 'fast-check';
import { buildSchema, getNamedType, isCompositeType, isNonNullType, type GraphQLInputType } from 'graphql';
import { readFileSync } from 'node:fs';
import { testedBrand } from '../src/testedBrand.ts';
import { canary, injectedHeader, markupCanary, secretCanary } from './canaries.ts';

type Headers = readonly (readonly [name: string, value: string])[];

/** One hostile request. `target` and the values of headers are sent as they are. */
export type HostileRequest = {
  server: 'site' | 'provider';
  method: string;
  target: string;
  headers: Headers;
  body?: string;
};

const objectKeys: readonly string[] = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'];

/** Texts that are known to break parsers, databases and templates. */
const knownTexts = [
  ['', ' ', '.', '..', '%', '%2', '%zz', '\0', '-1', '1e9', 'NaN', '999999999999999999999', 'null', '[]', '{}'],
  ["'", '"', "' OR 1=1--", "'; SELECT pg_sleep(5)--", '%_%', '\\', '$1', ':*', '& | !', '(((', '"unclosed', '<->'],
  ['(a+)+$', '[', '{{7*7}}', '${7*7}', '<%= 7 %>', 'javascript:alert(1)', '//evil.example', '/\\evil.example'],
  ['http://169.254.169.254/latest/', 'file:///etc/passwd', '../../etc/passwd', '\u202Eabc', '\uFEFF', '\uFFFF'],
  ['👩‍👩‍👧‍👦', 'e\u0301'.repeat(30), 'ﷺ'.repeat(50), 'İ', '\u2028', markupCanary, `"><script>${canary}</script>`],
  [`${canary}\r\n${injectedHeader}: 1`, canary, secretCanary, ...objectKeys],
].flat();

/** A short text repeated many times: exposes slow regular expressions and missing limits. */
const repeatedText = fc
  .tuple(
    fc.constantFrom('a', '@', 'a@a.', ' ', '-', '/', '(', '"', '%', '&', ';', '<', '\u00e9', '😀', '!('),
    fc.constantFrom(50, 500, 9_000),
  )
  .map(([part, length]) => part.repeat(Math.ceil(length / part.length)));

const plainText = fc.constantFrom(
  '1',
  '2',
  'office',
  'northeast',
  testedBrand.site,
  'all',
  '2026',
  '11',
  '21',
  'about-us',
);

const hostileText = fc.oneof(
  { weight: 10, arbitrary: fc.constantFrom(...knownTexts) },
  { weight: 4, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 2, arbitrary: repeatedText },
  // The code behind the first check is reached, too.
  { weight: 6, arbitrary: plainText },
);

/** A text in an address: encoded once, twice or not at all. */
const addressText = fc.tuple(hostileText, fc.constantFrom('once', 'once', 'twice', 'raw')).map(([text, encoding]) => {
  const once = encodeURIComponent(text.toWellFormed());
  return encoding === 'raw' ? text.slice(0, 400) : encoding === 'twice' ? encodeURIComponent(once) : once;
});

const parameterNames = [
  ['page', 'tab', 'realmID', 'q', 'topic', 'preview', 'nocache', '_rsc', 'year', 'sort', 'startDate', 'width'],
  ['promoCode', 'returnUrl', 'next', 'email', 'token', 'view', 'position', 'sponsor', 'nxtPpath', 'amp'],
  objectKeys,
].flat();
const query = fc
  .array(
    fc.tuple(fc.constantFrom(...parameterNames), fc.constantFrom('', '', '', '[]', '[__proto__][x]'), addressText),
    { maxLength: 4 },
  )
  .map((pairs) => pairs.map(([name, suffix, value]) => `${name}${suffix}=${value}`).join('&'));

/** Headers of the framework, proxies and caches, with values that must not be trusted. */
const knownHeaders: Readonly<Record<string, readonly string[]>> = {
  'x-middleware-subrequest': ['middleware:middleware:middleware:middleware:middleware'],
  'x-middleware-rewrite': ['/~/server-error/page/', 'http://evil.example/'],
  'x-invoke-path': ['/~/server-error/page/', '/_error'],
  'x-invoke-status': ['500'],
  'x-matched-path': ['/api/purge'],
  'x-nextjs-data': ['1'],
  'x-prerender-revalidate': [secretCanary],
  'x-next-cache-tags': [canary],
  'next-resume': ['1'],
  rsc: ['1', '0'],
  'next-router-state-tree': ['%5B', '[[[[', encodeURIComponent(`["${canary}",{}]`)],
  'next-router-prefetch': ['1', canary],
  'next-router-segment-prefetch': ['/_tree', '../../x', `/${canary}`],
  'next-url': ['//evil.example', `/${canary}`],
  'next-action': ['x', 'a'.repeat(42), '__proto__'],
  'x-forwarded-host': ['evil.example', `${canary}.example`, 'a, b', markupCanary],
  'x-forwarded-proto': ['javascript', canary],
  'x-forwarded-for': ['127.0.0.1, 10.0.0.1', markupCanary, ','.repeat(500)],
  'x-original-url': ['/api/purge/'],
  host: ['evil.example', '', '[', `${canary}.example`],
  accept: ['text/x-component', 'image/avif', 'application/json', 'a/b;q='.repeat(300)],
  'accept-language': ['de', canary, 'x'.repeat(500)],
  range: ['bytes=5-1', `bytes=${'0-1,'.repeat(200)}0-1`, 'bytes=999999999999-'],
  'if-none-match': ['*', '"'.repeat(300)],
  authorization: [`Basic ${secretCanary}`, `Bearer ${secretCanary}`],
  origin: ['null', 'https://evil.example'],
  referer: [`https://evil.example/?email=${secretCanary}@example.com`],
  'user-agent': ['', 'Googlebot', markupCanary, 'x'.repeat(4_000)],
  expect: ['x'],
  upgrade: ['websocket', 'h2c'],
  'x-purge-signature': ['0'.repeat(64)],
  cookie: [
    ...['mh_session', '__Host-mh_session', 'mh_internal', '__prerender_bypass', 'oly_enc_id', '__proto__'].flatMap(
      (name) => [
        `${name}=${canary}`,
        `${name}=${secretCanary}@example.com`,
        `${name}=%zz`,
        `${name}=${'0'.repeat(64)}`,
      ],
    ),
    `a=${'b'.repeat(100_000)}`,
  ],
};
const hostileHeaders: fc.Arbitrary<Headers> = fc
  .tuple(
    // A client for each request, so that limits of one client do not hide the code behind them.
    fc.tuple(fc.integer({ min: 1, max: 254 }), fc.integer({ min: 1, max: 254 })),
    fc.uniqueArray(
      fc.constantFrom(
        ...Object.entries(knownHeaders).flatMap(([name, values]) => values.map((value) => [name, value] as const)),
      ),
      { maxLength: 3, selector: ([name]) => name },
    ),
  )
  .map(([[a, b], headers]) => [['x-forwarded-for', `203.0.${a}.${b}`], ...headers]);

const fields = [
  ['email', 'password', 'newPassword', 'firstName', 'countryCode', 'token', 'returnUrl', 'promoCode', 'action'],
  ['path', 'change', 'message', 'theLink', 'title', 'site', 'naturalId', 'topic', 'tags', 'variables'],
  objectKeys,
].flat();
const record = fc.dictionary(fc.constantFrom(...fields), hostileText, { maxKeys: 6, noNullPrototype: true });
const body = fc.oneof(
  { weight: 8, arbitrary: record.map((value) => ['application/json', JSON.stringify(value)] as const) },
  {
    weight: 8,
    arbitrary: record.map(
      (value) =>
        [
          'application/x-www-form-urlencoded',
          new URLSearchParams(Object.entries(value).map(([key, text]) => [key, text.toWellFormed()])).toString(),
        ] as const,
    ),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      ...['', '{', 'null', '[]', '{"__proto__":{"isAdmin":true}}', '{"a":1e400}', '['.repeat(20_000)].map(
        (text) => ['application/json', text] as const,
      ),
      ['application/x-www-form-urlencoded', 'a=1&'.repeat(8_000)] as const,
      ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n--x--'] as const,
    ),
  },
);

type Manifest = {
  rewrites: { afterFiles: readonly { source: string }[]; fallback: readonly { source: string }[] };
  redirects: readonly { source: string }[];
};

/** Every address that the build of a brand serves beside its files, with its parameters as `:name`. */
const readAddresses = (brandFolder: string): readonly string[] => {
  const file = inRoot('apps', brandFolder, '.next/routes-manifest.json');
  const { rewrites, redirects } = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  return [...rewrites.afterFiles, ...rewrites.fallback, ...redirects].map(({ source }) => source);
};

/** Services of the provider, which the site passes on at its own origin. */
const services = [
  ['Login', 'default', 'MyAccount', 'Newsletters', 'ForgotPassword', 'ResetPassword', 'Confirm', ':page'].map(
    (page) => `/Registration/${page}.aspx`,
  ),
  ['/Registration/JsonWebService.svc/ReadingList/', '/userdemographics/', '/data-api/audience/:email/'],
  ['/email-story/', '/views/', '/api/forms/newsletters/', '/api/forms/:form/', '/api/purge/', '/house/:file'],
  ['/media/:id/:name', '/images/:name/', '/images/media-:name-1200x800-aabbcc/', '/healthcheck/:probe/', '/:page'],
].flat();

/** Fills the parameters of an address: `/tag/:slug([a-z]+)/feed/`. Patterns are left out, to be broken. */
const fill = (address: string): fc.Arbitrary<string> => {
  const parts = address.split(/:\w+(?:\([^/]*\))?[*+?]?/);
  return fc
    .array(addressText, { minLength: parts.length, maxLength: parts.length })
    .map((values) => parts.map((part, index) => part + (index < parts.length - 1 ? values[index] : '')).join(''));
};

const toRequests = (server: HostileRequest['server'], addresses: readonly string[]): fc.Arbitrary<HostileRequest> =>
  fc
    .record({
      path: fc.constantFrom(...addresses).chain(fill),
      rewrite: fc.constantFrom('', '', '', '', '..%2f', '%00', '/'),
      search: query,
      headers: hostileHeaders,
      method: fc.constantFrom(
        'GET',
        'GET',
        'GET',
        'GET',
        'POST',
        'POST',
        'HEAD',
        'OPTIONS',
        'PUT',
        'DELETE',
        'PROPFIND',
      ),
      content: body,
    })
    .map(({ path, rewrite, search, headers, method, content: [type, text] }) => ({
      server,
      method,
      target: `${path}${rewrite}${search && `?${search}`}`,
      ...(method === 'POST' ? { headers: [...headers, ['content-type', type] as const], body: text } : { headers }),
    }));

const hostileValue = (type: GraphQLInputType): fc.Arbitrary<unknown> => {
  const named = getNamedType(type).name;
  return fc.oneof(
    {
      weight: 5,
      arbitrary:
        named === 'Int' || named === 'Float'
          ? fc.constantFrom<unknown>(-1, 0, 1, 101, 10_001, 2_147_483_647, 2_147_483_648, 1.5, 1e308, '1')
          : hostileText,
    },
    { weight: 1, arbitrary: fc.constantFrom<unknown>(null, [], {}, [[]], true, Array(5_000).fill('x')) },
  );
};

/** Documents that cost their validator more than their author. */
const expensiveDocuments = [
  '{'.repeat(50_000),
  `{ ${'... on Query { '.repeat(3_000)} __typename ${'}'.repeat(3_000)} }`,
  `{ ${'getUser { id } '.repeat(3_500)} }`,
  `{ ${Array.from({ length: 2_000 }, (_, index) => `a${index}: getAuthors(site: "${testedBrand.site}") { name }`).join(' ')} }`,
  `{ ...F0 } ${Array.from({ length: 25 }, (_, index) => `fragment F${index} on Query { ${index < 24 ? `...F${index + 1} ...F${index + 1}` : '__typename'} }`).join(' ')}`,
  '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }',
  `{ __schema { types { ${'fields { type { '.repeat(12)} name ${'} }'.repeat(12)} } } }`,
];

/** Root fields of the schema with hostile variables, and documents that attack the parser and the validator. */
const graphqlRequests = (): fc.Arbitrary<HostileRequest> => {
  const schema = buildSchema(readFileSync(inRoot('packages/graphql-ops/schema.graphql'), 'utf8'));
  const rootFields = Object.values(schema.getQueryType()?.getFields() ?? {});
  const withVariables = fc.constantFrom(...rootFields).chain(({ name, args, type }) =>
    fc
      .record(Object.fromEntries(args.map((arg) => [arg.name, hostileValue(arg.type)])), {
        requiredKeys: args.filter((arg) => isNonNullType(arg.type)).map((arg) => arg.name),
      })
      .map((variables) => {
        const used = args.filter((arg) => arg.name in variables);
        const declared = used.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ');
        const passed = used.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
        const selection = isCompositeType(getNamedType(type)) ? '{ __typename }' : '';
        return {
          query: `query ${declared && `(${declared})`} { ${name}${passed && `(${passed})`} ${selection} }`,
          variables,
        };
      }),
  );
  const documents = fc.oneof(
    { weight: 6, arbitrary: withVariables },
    { weight: 1, arbitrary: fc.constantFrom(...expensiveDocuments).map((text) => ({ query: text, variables: {} })) },
  );
  return fc.tuple(documents, hostileHeaders, fc.boolean()).map(([document, headers, isVisitor]) => ({
    server: isVisitor ? 'site' : 'provider',
    method: 'POST',
    target: isVisitor ? '/api/visitor/graphql/' : '/graphql',
    headers: [...headers, ['content-type', 'application/json']],
    body: JSON.stringify(document),
  }));
};

/** Hostile requests to every address of a brand's build, to the services behind it, and to the content service. */
export const hostileRequests = (brandFolder: string): fc.Arbitrary<HostileRequest> =>
  fc.oneof(
    { weight: 4, arbitrary: toRequests('site', readAddresses(brandFolder)) },
    { weight: 3, arbitrary: toRequests('site', services) },
    { weight: 2, arbitrary: toRequests('provider', services) },
    { weight: 2, arbitrary: graphqlRequests() },
  );
