import { describe, expect, test } from 'vitest';
import { envNames, needsLocalProvider, parseEnv, readSiteEnv, getPreviewOrigins } from './env.ts';
import { ConfigurationError } from './configurationError.ts';

const brand = { previewOrigins: ['https://preview.example.com'] };

test('outside production the configured content service is allowed (§2.6)', () => {
  expect(getPreviewOrigins(brand, parseEnv({ PROVIDER_PORT: '4100' }))).toEqual([
    'https://preview.example.com',
    'http://localhost:4100',
  ]);
});

test("in production only the brand's origins are allowed", () => {
  expect(getPreviewOrigins(brand, { DEPLOYMENT: 'production', GRAPHQL_URL: 'http://localhost:4000/graphql' })).toEqual([
    'https://preview.example.com',
  ]);
});

test.each([
  'https://localhost',
  'https://localhost:8443',
  'https://127.0.0.1',
  'https://10.0.0.5',
  'https://[::1]',
  'https://169.254.169.254',
  'https://drafts',
  'https://drafts.internal',
  'https://cms.localhost',
  'https://cms.localhost.',
  'http://preview.example.com',
])('in production %s is dropped from the list', (origin) =>
  expect(
    getPreviewOrigins(
      { previewOrigins: [origin, ...brand.previewOrigins] },
      { DEPLOYMENT: 'production', GRAPHQL_URL: 'http://localhost:4000/graphql' },
    ),
  ).toEqual(brand.previewOrigins),
);

const listIssues = (record: Record<string, string>): readonly string[] => {
  try {
    parseEnv(record);
    return [];
  } catch (error) {
    if (error instanceof ConfigurationError) return error.issues;
    throw error;
  }
};

const production = {
  DEPLOYMENT: 'production',
  SITE_ORIGIN: 'https://www.example.com',
  REVALIDATE_SECRET: 'x'.repeat(32),
};

describe('the environment', () => {
  test('needs no variable on one machine: every endpoint is the local provider', () => {
    expect(parseEnv({})).toMatchObject({
      DEPLOYMENT: 'development',
      PROVIDER_PORT: 4000,
      GRAPHQL_URL: 'http://localhost:4000/graphql',
      REGISTRATION_URL: 'http://localhost:4000/Registration',
    });
  });

  test.each([
    ['production', 'production'],
    ['development', 'development'],
    ['test', 'development'],
    ['', 'development'],
  ])('with NODE_ENV "%s" and no DEPLOYMENT runs as %s', (NODE_ENV, deployment) => {
    const { DEPLOYMENT: _, ...required } = production;
    expect(parseEnv({ NODE_ENV, ...required, PROVIDER_ORIGIN: 'https://api.example.com' }).DEPLOYMENT).toBe(deployment);
  });

  test('lists what production requires when NODE_ENV is production and DEPLOYMENT is unset', () => {
    const issues = listIssues({ NODE_ENV: 'production', DEPLOYMENT: '' });
    expect(issues).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/SITE_ORIGIN: is required/),
        expect.stringMatching(/DEPLOYMENT: is not set.*DEPLOYMENT=development/),
      ]),
    );
    expect(parseEnv({ NODE_ENV: 'production', DEPLOYMENT: 'qa' }).DEPLOYMENT).toBe('qa');
  });

  test('derives every endpoint from PROVIDER_PORT', () => {
    const { PROVIDER_PORT: _, ...env } = parseEnv({ PROVIDER_PORT: '4100' });
    const endpoints = Object.entries(env).filter(([name]) => name.endsWith('_URL'));
    expect(endpoints.filter(([, url]) => !String(url).startsWith('http://localhost:4100/'))).toEqual([]);
  });

  test.each(['1234567', '1234567,89'])('accepts the network code %s', (AD_NETWORK_CODE) => {
    expect(parseEnv({ AD_NETWORK_CODE }).AD_NETWORK_CODE).toBe(AD_NETWORK_CODE);
  });

  test.each(['/1234567', '1234567,', ',89', '1234567, 89', '1,2,3', 'house'])(
    'takes no network code such as "%s"',
    (AD_NETWORK_CODE) => {
      expect(listIssues({ AD_NETWORK_CODE })).toEqual([expect.stringContaining('AD_NETWORK_CODE')]);
    },
  );

  test.each(['SESSION_REPLAY', 'RECOMMENDATIONS'])('requires a script for %s with an id', (name) => {
    expect(listIssues({ [`${name}_ID`]: 'x' })).toEqual([expect.stringContaining(`${name}_SCRIPT`)]);
    expect(listIssues({ [`${name}_ID`]: 'x', [`${name}_SCRIPT`]: 'https://scripts.example.com/{id}.js' })).toEqual([]);
  });

  test.each([
    ['fastly', ['FASTLY_SERVICE_ID', 'FASTLY_API_TOKEN']],
    ['cloudflare', ['CLOUDFLARE_ZONE_ID', 'CLOUDFLARE_API_TOKEN']],
    ['nginx', []],
  ])('requires what purges of %s need', (CDN, names) => {
    expect(listIssues({ CDN }).map((line) => line.trim().split(':')[0])).toEqual(names);
  });

  test('treats an empty value as unset', () => {
    expect(parseEnv({ REDIS_URL: '', PORT: '' })).not.toHaveProperty('REDIS_URL');
  });

  test('throws one error that lists every issue', () => {
    expect(
      listIssues({
        DEPLOYMENT: 'prod',
        PORT: '70000',
        GRAPHQL_URL: 'localhost:4000',
        REDIS_URL: 'http://cache',
        SITE_ORIGIN: 'https://example.com/',
        INTERNAL_USER_KEY: 'short',
      }).map((line) => line.trim().split(':')[0]),
    ).toEqual(['DEPLOYMENT', 'PORT', 'GRAPHQL_URL', 'SITE_ORIGIN', 'REDIS_URL', 'INTERNAL_USER_KEY']);
  });

  test.each([
    [{ DEPLOYMENT: 'production', PORT: 'abc' }, ['PORT', 'SITE_ORIGIN', 'REVALIDATE_SECRET', 'GRAPHQL_URL']],
    [{ DEPLOYMENT: 'production', LOG_LEVEL: 'loud' }, ['LOG_LEVEL', 'SITE_ORIGIN', 'REVALIDATE_SECRET', 'GRAPHQL_URL']],
    [{ DEPLOYMENT: 'prod', SESSION_REPLAY_ID: 'x' }, ['DEPLOYMENT', 'SESSION_REPLAY_SCRIPT']],
  ])('%j reports missing and invalid variables together', (record, names) => {
    expect(listIssues(record).map((line) => line.trim().split(':')[0])).toEqual(expect.arrayContaining(names));
  });

  test('does not report an invalid variable as missing', () => {
    const { SITE_ORIGIN: _, ...others } = production;
    expect(
      listIssues({ ...others, PROVIDER_ORIGIN: 'nonsense', SITE_ORIGIN: 'nonsense', PORT: 'abc' })
        .map((line) => line.trim().split(':')[0])
        .toSorted(),
    ).toEqual(['PORT', 'PROVIDER_ORIGIN', 'SITE_ORIGIN']);
  });

  test('in production requires every secret and origin', () => {
    const names = listIssues({ DEPLOYMENT: 'production' }).map((line) => line.trim().split(':')[0]);
    expect(names).toEqual([
      'SITE_ORIGIN',
      'REVALIDATE_SECRET',
      ...envNames.filter(
        (name) => name.endsWith('_URL') && !['REDIS_URL', 'DATABASE_URL', 'STATIC_PAGES_URL'].includes(name),
      ),
    ]);
  });

  test('in production accepts PROVIDER_ORIGIN with an override for one service', () => {
    expect(
      parseEnv({ ...production, PROVIDER_ORIGIN: 'https://api.example.com', IMAGES_URL: 'https://images.example.com' }),
    ).toMatchObject({
      GRAPHQL_URL: 'https://api.example.com/graphql',
      EMAIL_STORY_URL: 'https://api.example.com/email-story',
      IMAGES_URL: 'https://images.example.com',
    });
  });

  test.each([
    ['SITE_ORIGIN', 'https://example.com/path'],
    ['IMAGES_URL', 'ftp://example.com'],
    ['DATABASE_URL', 'mysql://example.com'],
  ])('reports %s with the value %s', (name, value) => {
    expect(listIssues({ [name]: value })).toEqual([expect.stringMatching(`^  ${name}: `)]);
  });

  test('does not include secrets in its issues', () => {
    expect(listIssues({ REVALIDATE_SECRET: 'hunter2' }).join()).not.toContain('hunter2');
  });
});

describe('npm start runs a local provider', () => {
  const everyEndpoint = Object.fromEntries(
    envNames
      .filter((name) => name.endsWith('_URL') && !['REDIS_URL', 'DATABASE_URL', 'STATIC_PAGES_URL'].includes(name))
      .map((name) => [name, 'https://provider.example.com/x']),
  );

  test.each([
    ['where nothing is set', {}, true],
    [
      'where the content alone is elsewhere: the other services are left',
      { GRAPHQL_URL: 'https://provider.example.com/graphql' },
      true,
    ],
    ['where one endpoint is left', { ...everyEndpoint, ADS_URL: '' }, true],
    ['not where one provider has them all', { PROVIDER_ORIGIN: 'https://provider.example.com' }, false],
    ['not where every endpoint has its address', everyEndpoint, false],
  ])('%s', (_, record, needed) => {
    expect(needsLocalProvider(record)).toBe(needed);
  });
});

const variables = { DEPLOYMENT: 'qa', SITE_ORIGIN: 'https://qa.example.com', TAG_MANAGER_ID: 'GTM-1' };

test('a build is for production and reads no variable', () => {
  const built = readSiteEnv({ ...variables, NEXT_PHASE: 'phase-production-build' });
  expect(built).toMatchObject({ DEPLOYMENT: 'production' });
  expect(built).not.toHaveProperty('SITE_ORIGIN');
  expect(built).toEqual(readSiteEnv({ NEXT_PHASE: 'phase-production-build', NODE_ENV: 'production' }));
});

test('a running site reads its environment', () => {
  expect(readSiteEnv({ ...variables, NEXT_PHASE: 'phase-production-server' })).toMatchObject(variables);
});

test('reads addresses and networks of proxies', () => {
  const { TRUSTED_PROXIES } = parseEnv({ TRUSTED_PROXIES: '10.0.0.0/8, 192.0.2.1,2001:db8::/32' });
  expect(TRUSTED_PROXIES).toEqual(['10.0.0.0/8', '192.0.2.1', '2001:db8::/32']);
});

test.each(['999.1.1.1', '10.0.0.0/99', 'proxy.example.com'])('refuses the proxy %s', (proxy) =>
  expect(() => parseEnv({ TRUSTED_PROXIES: proxy })).toThrow('TRUSTED_PROXIES[0]: give addresses or networks'),
);
