import { describe, expect, test } from 'vitest';
import { ampPolicy, createDocumentPolicy, type PolicyEnv } from './contentSecurityPolicy.ts';
import { findInlineScripts, hashSource } from './inlineScripts.ts';

describe('inline scripts of a document of the app', () => {
  test.each<[string, string, string[]]>([
    ['several, in order', '<script>a()</script><SCRIPT id="x">b()</SCRIPT>', ['a()', 'b()']],
    ['a script with a source', '<script src="/a.js" async=""></script>', []],
    ['an attribute that only ends in src', '<script data-src="/a.js">a()</script>', ['a()']],
    ['code with tags and comments', '<script>x="<!--<b>";y=1</script>', ['x="<!--<b>";y=1']],
    ['another element with that beginning', '<scripty>a()</scripty>', []],
  ])('returns the scripts of %s', (_, html, scripts) => expect(findInlineScripts(html)).toEqual(scripts));

  test('the hash is the one that browsers compute', () => {
    // The example of the specification's text: https://www.w3.org/TR/CSP3/#csp-header
    expect(hashSource("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='");
    expect(hashSource('a\r\nb\rc')).toBe(hashSource('a\nb\nc'));
  });
});

const noThirdParty: PolicyEnv = {
  AD_NETWORK_CODE: undefined,
  TAG_MANAGER_ID: undefined,
  SESSION_REPLAY_ID: undefined,
  RECOMMENDATIONS_ID: undefined,
  CONSENT_PLATFORM_SCRIPT: undefined,
  DESK_ORIGIN: undefined,
};
const site = {
  origin: 'https://www.example.com',
  contentSecurityPolicy: 'enforce',
  frameOrigins: ['https://player.example'],
  formOrigins: [],
} as const;
const hashes = ["'sha256-a'", "'sha256-b'", "'sha256-a'"];

const parse = (policy = ''): Record<string, string[]> =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );

const getPolicy = (
  env: Partial<PolicyEnv> = {},
  changes: Partial<Parameters<typeof createDocumentPolicy>[0]['site']> = {},
  scripts: readonly string[] = hashes,
) =>
  parse(
    createDocumentPolicy({ env: { ...noThirdParty, ...env }, site: { ...site, ...changes } })(scripts)[
      'content-security-policy'
    ],
  );

describe('the content security policy of a document', () => {
  test('without third parties runs the given scripts and what they load, and connects to the site only', () => {
    expect(getPolicy()).toMatchObject({
      'default-src': ["'none'"],
      'script-src': ["'sha256-a'", "'sha256-b'", "'strict-dynamic'", "'self'"],
      'connect-src': ["'self'"],
      'frame-src': ["'self'", 'https://player.example'],
      'form-action': ["'self'"],
      'base-uri': ["'none'"],
      'object-src': ["'none'"],
      'worker-src': ["'self'"],
      'frame-ancestors': ["'self'"],
      'upgrade-insecure-requests': [],
      'report-uri': ['/api/csp-report/'],
      'report-to': ['csp'],
    });
  });

  test('a document without scripts may run none', () =>
    expect(getPolicy({}, {}, [])['script-src']).toEqual(["'none'"]));

  test('the desk frames pages, and nobody else', () =>
    expect(getPolicy({ DESK_ORIGIN: 'https://desk.example.com' })['frame-ancestors']).toEqual([
      "'self'",
      'https://desk.example.com',
    ]));

  test('a site without TLS does not upgrade insecure requests', () =>
    expect(getPolicy({}, { origin: 'http://localhost:3000' })).not.toHaveProperty('upgrade-insecure-requests'));

  test.each<[keyof PolicyEnv, Record<string, string[]>]>([
    [
      'AD_NETWORK_CODE',
      { 'connect-src': ["'self'", 'https:'], 'frame-src': ["'self'", 'https://player.example', 'https:'] },
    ],
    ['TAG_MANAGER_ID', { 'connect-src': ["'self'", 'https:'] }],
    [
      'SESSION_REPLAY_ID',
      {
        'connect-src': ["'self'", 'https:', 'wss:'],
        'worker-src': ["'self'", 'blob:'],
        'frame-src': ["'self'", 'https://player.example'],
      },
    ],
    ['RECOMMENDATIONS_ID', { 'style-src': ["'self'", "'unsafe-inline'", 'https:'] }],
    ['CONSENT_PLATFORM_SCRIPT', { 'frame-src': ["'self'", 'https://player.example', 'https:'] }],
  ])('%s adds what that third party needs, and still allows no script by its host alone', (name, expected) => {
    const policy = getPolicy({ [name]: 'x' });
    expect(policy).toMatchObject(expected);
    expect(policy['script-src']).toEqual(["'sha256-a'", "'sha256-b'", "'strict-dynamic'", "'self'", 'https:']);
    expect(policy['script-src']).not.toContain("'unsafe-eval'");
  });

  test('a brand adds the origins of its framed document and of its forms', () => {
    expect(
      getPolicy(
        {},
        { frameOrigins: [...site.frameOrigins, 'https://tool.example'], formOrigins: ['https://store.example'] },
      ),
    ).toMatchObject({
      'frame-src': ["'self'", 'https://player.example', 'https://tool.example'],
      'form-action': ["'self'", 'https://store.example'],
    });
  });

  test('a report-only brand enforces the minimum policy', () => {
    const headers = createDocumentPolicy({
      env: noThirdParty,
      site: { ...site, contentSecurityPolicy: 'report-only' },
    })(hashes);
    expect(headers['content-security-policy']).toBe("base-uri 'none'; object-src 'none'; frame-ancestors 'self'");
    expect(parse(headers['content-security-policy-report-only'])).toMatchObject({
      'script-src': ["'sha256-a'", "'sha256-b'", "'strict-dynamic'", "'self'"],
      'report-to': ['csp'],
    });
    expect(headers['content-security-policy-report-only']).not.toContain('upgrade-insecure-requests');
  });
});

describe('the content security policy of an AMP document', () => {
  test('runs the AMP runtime and nothing else', () => {
    const policy = parse(ampPolicy(noThirdParty, site.frameOrigins));
    expect(
      policy['script-src']?.every((source) => source === 'blob:' || source.startsWith('https://cdn.ampproject.org/')),
    ).toBe(true);
    expect(policy['script-src']).toContain('https://cdn.ampproject.org/v0.js');
    expect(policy['connect-src']).not.toContain('https:');
  });

  test('with an ad network connects to its hosts', () =>
    expect(parse(ampPolicy({ ...noThirdParty, AD_NETWORK_CODE: '1' }, site.frameOrigins))['connect-src']).toContain(
      'https:',
    ));
});
