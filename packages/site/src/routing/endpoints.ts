/** Paths of the addresses that are neither pages nor documents. `:name` is one segment, `*name` all that follow. */
export const endpointPaths = {
  audience: '/data-api/audience/:email/',
  'csp-report': '/api/csp-report/',
  deals: '/deals.csv',
  'email-story': '/email-story/',
  forms: '/api/forms/:form/',
  healthcheck: '/healthcheck/*probe',
  house: '/house/*path',
  images: '/images/*path',
  manifest: '/manifest.webmanifest',
  maps: '/maps/:name.svg',
  media: '/media/*path',
  purge: '/api/purge/',
  registration: '/Registration/*path',
  robots: '/robots.txt',
  'service-worker': '/service-worker.js',
  userdemographics: '/userdemographics/',
  views: '/views/',
  'visitor-graphql': '/api/visitor/graphql/',
  vitals: '/api/vitals/',
} as const;

export type EndpointName = keyof typeof endpointPaths;

/** An endpoint with the parameters of its path, percent-encoded. */
export type EndpointMatch = { name: EndpointName; params: Record<string, string | string[]> };

const rules = (Object.entries(endpointPaths) as [EndpointName, string][]).map(([name, path]) => ({
  name,
  rest: /\*(\w+)/.exec(path)?.[1],
  pattern: new RegExp(
    `^${path
      .replace(/\/$/, '')
      .replaceAll('.', String.raw`\.`)
      .replace(/\/\*(\w+)/, '(?:/(?<$1>.*?))?')
      .replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`,
  ),
}));

export const matchEndpoint = (path: string): EndpointMatch | undefined => {
  for (const { name, rest, pattern } of rules) {
    const match = pattern.exec(path);
    if (!match) continue;
    const { groups = {} } = match;
    return {
      name,
      params:
        rest === undefined ? { ...groups } : { ...groups, [rest]: (groups[rest] ?? '').split('/').filter(Boolean) },
    };
  }
  return undefined;
};
