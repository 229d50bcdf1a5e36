import fc from 'fast-check';
import { hostileBody } from '../bodies.ts';
import { hostileHeaders, hostileMethod, hostileQuery, hostileSegment, hostileText, inAddress } from '../hostile.ts';
import type { HttpInput } from '../request.ts';
import type { Target } from './target.ts';

type Service = {
  path: string | fc.Arbitrary<string>;
  /** Fields of its bodies; none for services that take no body. */
  fields?: readonly string[];
  /** Parameters of its addresses. */
  parameters?: readonly string[];
};

const accountFields = [
  'email',
  'password',
  'newPassword',
  'confirmPassword',
  'firstName',
  'lastName',
  'title',
  'firmName',
  'countryCode',
  'productCode',
  'token',
  'returnUrl',
  'promoCode',
  'action',
] as const;
const accountPages = [
  'Login',
  'default',
  'MyAccount',
  'Newsletters',
  'Logout',
  'ForgotPassword',
  'ResetPassword',
  'Confirm',
  'Message',
] as const;
const accountPath = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...accountPages).map((page) => `/Registration/${page}.aspx`) },
  { weight: 1, arbitrary: fc.constant('/Registration/JsonWebService.svc/GetBasicUserInfo') },
  { weight: 1, arbitrary: hostileSegment.map((segment) => `/Registration/${segment}`) },
);

const imageId = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .tuple(
        fc.stringMatching(/^[0-9a-f]{64}$/),
        fc.constantFrom('1200x800', '0x0', '9999x9999'),
        fc.constantFrom('', '-animated', '-at-50-25', '-at-100-101'),
      )
      .map(([media, size, tail]) => `media-${media}-${size}-aabbcc${tail}`),
  },
  { weight: 2, arbitrary: hostileSegment },
  {
    weight: 1,
    arbitrary: fc.constantFrom('@'.repeat(8_000), 'a@'.repeat(3_000), '-'.repeat(8_000), 'constructor-x', 'media-'),
  },
);

/** The services as the site carries them on at its own origin. */
const proxied: readonly Service[] = [
  {
    path: accountPath.map((path) => `${path}/`),
    fields: accountFields,
    parameters: ['returnUrl', 'promoCode', 'token', 'email', 'source'],
  },
  { path: accountPath, fields: accountFields, parameters: ['returnUrl', 'promoCode', 'token'] },
  {
    path: '/Registration/JsonWebService.svc/ReadingList/',
    fields: ['path', 'change', 'promoCode'],
    parameters: ['view', 'promoCode'],
  },
  { path: '/userdemographics/', parameters: ['email'] },
  {
    path: inAddress(fc.oneof(hostileText, fc.constant('fuzz@example.com'))).map(
      (email) => `/data-api/audience/${email}/`,
    ),
  },
  {
    path: '/email-story/',
    fields: ['email', 'message', 'theLink', 'title', 'fromEmail', 'name'],
    parameters: ['promoCode'],
  },
  { path: '/views/', fields: ['site', 'naturalId'] },
  {
    path: hostileSegment
      .chain((name) => fc.constantFrom('contact-newsroom', 'newsletters', 'media-kit', name))
      .map((form) => `/api/forms/${form}/`),
    fields: ['email', 'name', 'message', 'productCode', 'topic'],
    parameters: ['next'],
  },
  {
    path: '/api/visitor/graphql/',
    fields: ['query', 'variables', 'operationName', 'extensions'],
    parameters: ['query', 'variables'],
  },
  { path: '/api/purge/', fields: ['tags'] },
  {
    path: hostileSegment
      .chain((name) => fc.constantFrom('tag.js', 'answer/', 'creative/', name))
      .map((file) => `/house/${file}`),
    parameters: ['q', 'site', 'position', 'width', 'height', 'turn', 'sponsor', 'delay'],
  },
  { path: hostileSegment.map((name) => `/healthcheck/${name}/`) },
  { path: hostileSegment.map((name) => `/devtools/${name}/`) },
];

/** The services of the provider, as a neighbor on its network reaches them. */
const direct: readonly Service[] = [
  ...proxied.slice(1, 6),
  { path: '/forms', fields: ['site', 'form', 'fields'] },
  {
    path: '/graphql',
    fields: ['query', 'variables', 'operationName', 'extensions'],
    parameters: ['query', 'variables'],
  },
  {
    path: hostileSegment
      .chain((name) => fc.constantFrom('tag.js', 'answer', 'creative', name))
      .map((file) => `/ads/${file}`),
    parameters: ['q', 'site', 'position', 'width', 'height', 'turn', 'sponsor', 'delay'],
  },
  {
    path: fc
      .constantFrom('publishers', 'byresources', 'bypublishers', 'topics')
      .map((name) => `/data-api/cache/branded-resources/${name}`),
    parameters: ['brand', 'topic', 'publisher'],
  },
  { path: '/branded-resources/videos.json', parameters: ['brand'] },
  { path: '/gbst/wp-json/wp/v2/pages', parameters: ['brand', 'slug'] },
  { path: hostileSegment.map((name) => `/${name}`) },
  { path: '/healthcheck/ready' },
];

const arbitraryQuery = ({ parameters = [] }: Service): fc.Arbitrary<string> => {
  if (parameters.length === 0) return hostileQuery;
  const own = fc.array(
    fc.tuple(
      fc.constantFrom(...parameters),
      inAddress(
        fc.oneof(
          hostileText,
          fc.constantFrom(
            'plotline',
            '300',
            'vert1',
            '{"unit":"x","slots":[{"position":"vert1","sizes":[[300,250]]}]}',
          ),
        ),
      ),
    ),
    { maxLength: 7 },
  );
  return fc.oneof(
    { weight: 5, arbitrary: own.map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join('&')) },
    { weight: 1, arbitrary: hostileQuery },
  );
};

const arbitraryRequest = (server: HttpInput['server'], service: Service): fc.Arbitrary<HttpInput> => {
  const path = typeof service.path === 'string' ? fc.constant(service.path) : service.path;
  const row = (target: string): string => /^\/[\w-]+\//.exec(`${target}/`)?.[0] ?? 'other addresses';
  const read = fc
    .tuple(path, arbitraryQuery(service), hostileHeaders, hostileMethod)
    .map(([base, query, headers, method]): HttpInput => ({
      server,
      row: row(base),
      method,
      target: query === '' ? base : `${base}?${query}`,
      headers,
    }));
  if (!service.fields) return read;
  const write = fc
    .tuple(path, arbitraryQuery(service), hostileHeaders, hostileBody(service.fields))
    .map(([base, query, headers, { type, body }]): HttpInput => ({
      server,
      row: row(base),
      method: 'POST',
      target: query === '' ? base : `${base}?${query}`,
      headers: [['content-type', type], ...headers.filter(([name]) => name !== 'content-type')],
      body,
    }));
  return fc.oneof({ weight: 3, arbitrary: write }, { weight: 1, arbitrary: read });
};

const images = (server: HttpInput['server']): fc.Arbitrary<HttpInput> =>
  fc
    .tuple(
      imageId,
      fc.oneof(
        fc.constantFrom(
          '',
          '?width=400',
          '?width=13',
          '?width=-1',
          '?width=1e9',
          '?width=400&width=600',
          '?width=0x190',
        ),
        hostileQuery.map((query) => `?${query}`),
      ),
      hostileHeaders,
      fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'POST'),
      fc.constantFrom('', '/'),
    )
    .map(([id, query, headers, method, slash]) => ({
      server,
      row: '/images/',
      method,
      target: `/images/${id}${slash}${query}`,
      headers,
    }));

export const serviceTargets: readonly Target[] = [
  { name: 'proxies', weight: 18, inputs: fc.oneof(...proxied.map((service) => arbitraryRequest('site', service))) },
  { name: 'provider', weight: 16, inputs: fc.oneof(...direct.map((service) => arbitraryRequest('provider', service))) },
  { name: 'images', weight: 8, inputs: fc.oneof(images('site'), images('provider')) },
];
