import type { Env } from '@masthead/config/env';
import type { SiteSecurity } from '../siteSettings.ts';

/** Path to which browsers send reports of violations (`endpoints/cspReport/reportRoute.ts` of the site). */
const reportPath = '/api/csp-report/';
/** Name of `reportPath` in the `Reporting-Endpoints` header. */
const reportGroup = 'csp';
/** Value of the `Reporting-Endpoints` header. */
const reportingEndpoints = `${reportGroup}="${reportPath}"`;

const self = "'self'";
const none = "'none'";

/** Sources of the site's own pages. Pictures and recordings may come from any host that content names. */
const own = {
  'script-src': [],
  // A document contains its styles and React writes style attributes: their hashes change with the content.
  'style-src': [self, "'unsafe-inline'"],
  'img-src': [self, 'data:', 'https:'],
  'font-src': [self],
  'connect-src': [self],
  // Players of HLS playlists read their buffer at a blob: address.
  'media-src': [self, 'https:', 'blob:'],
  'frame-src': [self],
  // The service worker (decision 11).
  'worker-src': [self],
  'form-action': [self],
  'frame-ancestors': [self],
} as const;

type Directive = keyof typeof own;
type Sources = Readonly<Partial<Record<Directive, readonly string[]>>>;

/**
 * Sources of each third party, by the variable that turns it on. Scripts need no host: `strict-dynamic` extends the trust in
 * the site's scripts to the scripts that they load. `https:` is for browsers without `strict-dynamic`. Ad networks and tag
 * managers load from hosts that change without notice, so no list would stay complete.
 */
const thirdParties = {
  AD_NETWORK_CODE: { 'script-src': ['https:'], 'connect-src': ['https:'], 'frame-src': ['https:'] },
  TAG_MANAGER_ID: { 'script-src': ['https:'], 'connect-src': ['https:'], 'frame-src': ['https:'] },
  SESSION_REPLAY_ID: { 'script-src': ['https:'], 'connect-src': ['https:', 'wss:'], 'worker-src': ['blob:'] },
  RECOMMENDATIONS_ID: { 'script-src': ['https:'], 'connect-src': ['https:'], 'style-src': ['https:'] },
  CONSENT_PLATFORM_SCRIPT: {
    'script-src': ['https:'],
    'connect-src': ['https:'],
    'frame-src': ['https:'],
    'style-src': ['https:'],
  },
} satisfies Readonly<Partial<Record<keyof Env, Sources>>>;

type ThirdParty = keyof typeof thirdParties;
/** The variables that turn third parties on, and the origin of the desk. */
export type PolicyEnv = Pick<Env, ThirdParty | 'DESK_ORIGIN'>;

const directives = Object.keys(own) as Directive[];

/** Directives that no configuration changes. */
const fixed = ["default-src 'none'", `manifest-src ${self}`, `base-uri ${none}`, `object-src ${none}`] as const;

const merge = (parts: readonly Sources[]): Record<Directive, string[]> =>
  Object.fromEntries(
    directives.map((name) => [name, [...new Set(parts.flatMap((part) => part[name] ?? []))]]),
  ) as Record<Directive, string[]>;

const write = (sources: Readonly<Record<Directive, readonly string[]>>, extra: readonly string[]): string =>
  [...fixed, ...directives.map((name) => `${name} ${sources[name].join(' ') || none}`), ...extra].join('; ');

/** The policy headers of one document, by name. */
export type PolicyHeaders = Readonly<Record<string, string>>;
type PolicySettings = {
  env: PolicyEnv;
  site: Pick<SiteSecurity, 'origin' | 'contentSecurityPolicy' | 'frameOrigins' | 'formOrigins'>;
};

const thirdPartySources = (env: PolicyEnv): Sources[] =>
  Object.entries(thirdParties).flatMap(([name, sources]) => (env[name as ThirdParty] === undefined ? [] : [sources]));

/** The policy of a document from the sources of its inline scripts: hashes or a nonce. */
export const createDocumentPolicy = ({
  env,
  site,
}: PolicySettings): ((scripts: readonly string[]) => PolicyHeaders) => {
  const parties = thirdPartySources(env);
  const brand: Sources = {
    'frame-src': site.frameOrigins,
    'form-action': site.formOrigins,
    // The desk shows previews beside its editor.
    'frame-ancestors': env.DESK_ORIGIN === undefined ? [] : [env.DESK_ORIGIN],
  };
  const sources = merge([own, brand, ...parties]);
  // Enforced even where a brand's policy is `report-only`.
  const minimum = `base-uri ${none}; object-src ${none}; frame-ancestors ${sources['frame-ancestors'].join(' ')}`;
  const fallbacks = [self, ...sources['script-src']];
  const extra = [
    ...(site.origin.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
    `report-uri ${reportPath}`,
    `report-to ${reportGroup}`,
  ];
  const toSources = (scripts: readonly string[]): readonly string[] =>
    scripts.length > 0 ? [...new Set(scripts), "'strict-dynamic'", ...fallbacks] : [];
  return (scripts) => {
    const policy = write({ ...sources, 'script-src': toSources(scripts) }, extra);
    const reporting = { 'reporting-endpoints': reportingEndpoints };
    // Browsers reject `upgrade-insecure-requests` in a report-only policy.
    return site.contentSecurityPolicy === 'enforce'
      ? { 'content-security-policy': policy, ...reporting }
      : {
          'content-security-policy': minimum,
          'content-security-policy-report-only': policy.replace('upgrade-insecure-requests; ', ''),
          ...reporting,
        };
  };
};

/** For files, feeds and data: a browser that shows one as a document loads and runs nothing. */
export const filePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; media-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";
/** SVG may hold scripts: as a document it has no origin either. */
export const svgPolicy = `${filePolicy}; sandbox`;

const ampCdn = 'https://cdn.ampproject.org';
/** Folders of the AMP CDN with its runtime: the rest are cached pages of other sites. */
const ampRuntime = ['esm/', 'rtv/', 'sp/', 'sw/', 'v0.js', 'v0.mjs', 'v0/', 'viewer/', 'lts/'].map(
  (path) => `${ampCdn}/${path}`,
);

/** The policy of an AMP document. AMP renders players and advertising in frames of `ampproject.net`. */
export const ampPolicy = (env: PolicyEnv, frameOrigins: readonly string[]): string =>
  write(
    {
      ...own,
      'script-src': ['blob:', ...ampRuntime],
      'style-src': ["'unsafe-inline'", ampCdn],
      'connect-src': [
        self,
        ampCdn,
        'https://*.ampproject.net',
        ...(env.AD_NETWORK_CODE === undefined ? [] : ['https:']),
      ],
      'frame-src': [
        ...own['frame-src'],
        ...frameOrigins,
        'https://*.ampproject.net',
        ...(env.AD_NETWORK_CODE === undefined ? [] : ['https:']),
      ],
      'worker-src': ['blob:'],
    },
    [],
  );
