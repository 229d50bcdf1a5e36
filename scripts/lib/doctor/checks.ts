import { parseEnv } from '@masthead/config/env';
import type { Check, Facts, FileMode, Outcome, Reply, Role } from './facts.ts';
import { fail, pass, skip, warn } from './facts.ts';
import { serviceChecks } from './serviceChecks.ts';

const oldestNode = 24;
const maxListed = 2;
const minSecretLength = 32;
/** A random hexadecimal key practically never has fewer distinct digits. */
const minDifferentCharacters = 8;
const sequenceLength = 8;
const secrets: readonly { name: string; role: Role; required: boolean }[] = [
  { name: 'REVALIDATE_SECRET', role: 'both', required: true },
  { name: 'CUSTOMER_ID_KEYS', role: 'provider', required: true },
  { name: 'INTERNAL_USER_KEY', role: 'site', required: false },
  { name: 'PREVIEW_KEY', role: 'site', required: false },
];
const concerns = (role: Role, selected: Role): boolean => role === 'both' || selected === 'both' || role === selected;
const newSecret = 'Generate one for each: openssl rand -hex 32';

const loopbackHost = /^(?:(?:.+\.)?localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/;
const getHost = (url: string): string =>
  URL.canParse(url.replace(/^smtps?:/, 'http:')) ? new URL(url.replace(/^smtps?:/, 'http:')).hostname : '';
const isLoopback = (url: string): boolean =>
  loopbackHost.test(getHost(url)) || ['0.0.0.0', '[::]'].includes(getHost(url));
const octal = ({ path, mode }: FileMode): string => `${path} has mode ${mode.toString(8)}`;

const getValues = (facts: Facts): { name: string; value: string }[] =>
  secrets
    .flatMap(({ name }) => (facts.env[name] ?? '').split(',').map((part) => ({ name, value: part.trim() })))
    .filter(({ value }) => value !== '');

const checkSecretsPresent: Check['verify'] = (facts) => {
  const missing = secrets
    .filter(({ name, role, required }) => required && concerns(role, facts.role) && !facts.env[name])
    .map(({ name }) => name);
  return missing.length > 0 ? fail(`${missing.join(', ')} not set`, newSecret) : pass('set');
};

/** Whether a text has a run such as abcdefgh or 12345678, as examples have and random keys practically never. */
const hasSequence = (text: string): boolean => {
  let run = 1;
  return [...text].some((character, index) => {
    run = index > 0 && character.charCodeAt(0) === text.charCodeAt(index - 1) + 1 ? run + 1 : 1;
    return run >= sequenceLength;
  });
};

const checkSecretsStrong: Check['verify'] = (facts) => {
  const weak = getValues(facts).filter(
    ({ value }) => value.length < minSecretLength || new Set(value).size < minDifferentCharacters || hasSequence(value),
  );
  if (getValues(facts).length === 0) return skip('no secret is set');
  return weak.length > 0
    ? fail(
        `${[...new Set(weak.map(({ name }) => name))].join(', ')}: shorter than ${minSecretLength} characters, made of few different ones, or a sequence`,
        newSecret,
      )
    : pass('long and varied');
};

const checkSecretsDiffer: Check['verify'] = (facts) => {
  const values = getValues(facts);
  const repeated = values.filter(({ value }, index) =>
    values.some((other, at) => at !== index && other.value === value),
  );
  return repeated.length > 0
    ? fail(`the same value is in ${[...new Set(repeated.map(({ name }) => name))].join(', ')}`, newSecret)
    : pass('all different');
};

const checkDeployment: Check['verify'] = ({ env }) => {
  if (!env.DEPLOYMENT) return fail('DEPLOYMENT is not set', 'Set DEPLOYMENT=production');
  return env.DEPLOYMENT === 'production'
    ? pass('production')
    : warn(`${env.DEPLOYMENT}: developer tools are on`, 'Set DEPLOYMENT=production where the public has access');
};

const checkSiteEnvironment: Check['verify'] = ({ env }) => {
  try {
    parseEnv({ NODE_ENV: 'production', ...env });
    return pass('complete');
  } catch (error) {
    const lines =
      error instanceof Error
        ? error.message
            .split('\n')
            .slice(1)
            .map((line) => line.trim())
        : [String(error)];
    const rest = lines.length - maxListed;
    return fail(
      `${lines.slice(0, maxListed).join('; ')}${rest > 0 ? `; and ${rest} more` : ''}`,
      'Set what is missing; .env.example explains each variable',
    );
  }
};

const checkSiteOrigin: Check['verify'] = ({ env: { SITE_ORIGIN: origin } }) => {
  if (!origin) return fail('SITE_ORIGIN is not set', 'Set it to the public https origin');
  return origin.startsWith('https://') && !isLoopback(origin)
    ? pass(origin)
    : fail(`${origin} is not a public https origin`, 'Serve the site over https and set SITE_ORIGIN to that origin');
};

const originFix =
  'Name it in `domain` or `store.origins` of apps/<brand>/brand.ts and run npm run codegen; with BRANDS_FILE, in that file';

/** The provider redirects readers to listed origins, accepts forms from them, and sends them purges. */
const checkOriginListed: Check['verify'] = ({ brands, env: { SITE_ORIGIN: origin } }) => {
  if (!origin) return skip('SITE_ORIGIN is not set');
  if (!brands.ok) return fail(brands.error, originFix);
  return brands.value.some(({ origins }) => origins.includes(origin))
    ? pass(origin)
    : fail(`${origin} is not an origin of a publication: its forms, sign-ins and purges fail`, originFix);
};

const checkKeyFiles: Check['verify'] = ({ keyFiles, envFile }) => {
  const files = [...keyFiles, ...(envFile ? [envFile] : [])];
  const open = files.filter(({ mode }) => (mode & 0o077) !== 0);
  if (files.length === 0) return skip('no key files and no .env');
  return open.length > 0
    ? fail(open.map(octal).join('; '), `chmod 600 ${open.map(({ path }) => path).join(' ')}`)
    : pass('readable by their owner only');
};

const checkDataDir: Check['verify'] = ({ dataDir }) => {
  if (!dataDir) return skip('DATA_DIR does not exist yet');
  if ((dataDir.mode & 0o022) !== 0) return fail(`${octal(dataDir)}: others can write`, `chmod 700 ${dataDir.path}`);
  return (dataDir.mode & 0o055) === 0
    ? pass('accessible to its owner only')
    : warn(`${octal(dataDir)}: others can read mails and the database`, `chmod 700 ${dataDir.path}`);
};

const checkSampleData: Check['verify'] = ({ env: { SAMPLE_DATA: choice, DEPLOYMENT: deployment } }) => {
  if (choice === 'none' || (!choice && deployment === 'production')) return pass('none');
  const fix = 'Set SAMPLE_DATA=none';
  return choice === 'content'
    ? warn('an empty database gets the sample content', fix)
    : fail('an empty database gets accounts with a published password', fix);
};

const checkProxies: Check['verify'] = ({ env: { PROVIDER_HOST: host, TRUSTED_PROXIES: proxies } }) => {
  if (proxies?.split(',').some((part) => part.trim().endsWith('/0')))
    return fail(
      'TRUSTED_PROXIES trusts every address: any client can choose the address it is counted by',
      'Name the proxies alone',
    );
  if (!host || loopbackHost.test(host)) return pass('the provider listens on this machine only');
  return proxies
    ? pass(proxies)
    : fail(
        `the provider listens on ${host} and trusts no proxy: limits count all readers as one`,
        'Set TRUSTED_PROXIES to the addresses of the sites and proxies',
      );
};

const checkMail: Check['verify'] = ({ env: { SMTP_URL: url, SMTP_TLS: tls } }) => {
  if (!url) return warn('SMTP_URL is not set: mail is written to files and is not sent', 'Set SMTP_URL');
  if (url.startsWith('smtps://') || tls !== 'opportunistic') return pass('only over TLS');
  return isLoopback(url)
    ? pass('to this machine')
    : fail('mail may travel without TLS', 'Remove SMTP_TLS=opportunistic, or use smtps://');
};

const checkBrands: Check['verify'] = ({ brands }) => {
  if (!brands.ok) return fail(brands.error, originFix);
  const closed = brands.value.filter(({ origins }) => origins.every(isLoopback)).map(({ key }) => key);
  if (closed.length > 0) return fail(`${closed.join(', ')}: no public origin`, originFix);
  const origins = brands.value.flatMap((brand) => brand.origins);
  const plain = origins.filter((origin) => !isLoopback(origin) && !origin.startsWith('https://'));
  if (plain.length > 0) return fail(`not https: ${plain.join(', ')}`, originFix);
  const local = origins.filter(isLoopback);
  return local.length > 0
    ? warn(`${local.join(', ')}: dropped in production`, 'Remove origins of developers’ machines')
    : pass(`${origins.length} origin(s)`);
};

const checkNode: Check['verify'] = ({ nodeVersion }) =>
  Number(nodeVersion.split('.')[0]) >= oldestNode
    ? pass(nodeVersion)
    : fail(`Node ${nodeVersion}`, `Use Node ${oldestNode} or newer`);

const missing = (option: string): Outcome => skip(`no ${option} given`);

const checkReachable = (reply: Reply, address: string): Outcome => {
  if (!reply.ok) return fail(reply.error, 'Start it, or check the address');
  return reply.status === 200 ? pass(address) : fail(`${address} responds with ${reply.status}`, 'See its log');
};

const siteHeaders: readonly { name: string; expected: RegExp }[] = [
  { name: 'content-security-policy', expected: /\b(?:default|script)-src / },
  { name: 'strict-transport-security', expected: /max-age=[1-9]/ },
  { name: 'x-content-type-options', expected: /^nosniff$/ },
];

const checkSiteHeaders: Check['verify'] = ({ site }) => {
  if (!site) return missing('--site');
  const { home } = site;
  if (!home.ok) return skip('the site is not reachable');
  const absent = siteHeaders
    .filter(({ name, expected }) => !expected.test(home.headers.get(name) ?? ''))
    .map(({ name }) => name);
  return absent.length > 0
    ? fail(
        `missing: ${absent.join(', ')}`,
        'Start with DEPLOYMENT=production; check that a proxy does not remove headers',
      )
    : pass(siteHeaders.map(({ name }) => name).join(', '));
};

const checkDeveloperPages: Check['verify'] = ({ site }) => {
  if (!site) return missing('--site');
  if (!site.devtools.ok) return skip('the site is not reachable');
  return site.devtools.status === 404
    ? pass('/devtools/ responds with 404')
    : fail(`/devtools/ responds with ${site.devtools.status}`, 'Start the site with DEPLOYMENT=production');
};

const checkIntrospection: Check['verify'] = ({ provider }) => {
  if (!provider) return missing('--provider');
  if (!provider.introspection.ok) return skip('the provider is not reachable');
  return /"queryType"\s*:\s*\{/.test(provider.introspection.text)
    ? fail('the schema can be read', 'Start the provider with DEPLOYMENT=production and NODE_ENV=production')
    : pass('off');
};

const checkSampleAccounts: Check['verify'] = ({ provider }) => {
  if (!provider) return missing('--provider');
  const { sampleSignIn } = provider;
  if (!sampleSignIn.ok || sampleSignIn.status >= 500) return skip('the provider does not respond to a sign-in');
  if (sampleSignIn.status === 429) return skip('too many sign-ins; try again later');
  const signedIn = sampleSignIn.headers.getSetCookie().some((cookie) => /^oly_enc_id=[^;]/.test(cookie));
  return signedIn
    ? fail(
        'the published password of the sample subscriber signs in',
        'Start the provider with DEPLOYMENT=production and without SAMPLE_DATA=content-and-accounts: it removes the account',
      )
    : pass('no sign-in with the published password');
};

/** What `npm run doctor` verifies, in the order it prints. docs/guides/operations.md lists the same names. */
export const checks: readonly Check[] = [
  { name: 'Deployment is explicit', role: 'both', verify: checkDeployment },
  { name: 'Site environment is complete', role: 'site', verify: checkSiteEnvironment },
  { name: 'Secrets are set', role: 'both', verify: checkSecretsPresent },
  { name: 'Secrets are strong', role: 'both', verify: checkSecretsStrong },
  { name: 'Secrets differ', role: 'both', verify: checkSecretsDiffer },
  { name: 'Site origin is https', role: 'site', verify: checkSiteOrigin },
  { name: 'Site origin is listed', role: 'site', verify: checkOriginListed },
  { name: 'Key files are private', role: 'both', verify: checkKeyFiles },
  { name: 'Data folder is private', role: 'both', verify: checkDataDir },
  { name: 'No sample data', role: 'provider', verify: checkSampleData },
  { name: 'Proxies are named', role: 'provider', verify: checkProxies },
  { name: 'Mail is encrypted', role: 'provider', verify: checkMail },
  { name: 'Publications have public origins', role: 'provider', verify: checkBrands },
  { name: 'Node is current', role: 'both', verify: checkNode },
  {
    name: 'Site is reachable',
    role: 'site',
    verify: ({ site }) => (site ? checkReachable(site.home, site.origin) : missing('--site')),
  },
  { name: 'Site sends security headers', role: 'site', verify: checkSiteHeaders },
  { name: 'Developer pages are off', role: 'site', verify: checkDeveloperPages },
  {
    name: 'Provider is ready',
    role: 'provider',
    verify: ({ provider }) => (provider ? checkReachable(provider.ready, provider.origin) : missing('--provider')),
  },
  { name: 'Introspection is off', role: 'provider', verify: checkIntrospection },
  { name: 'No sample accounts', role: 'provider', verify: checkSampleAccounts },
  ...serviceChecks,
];

/** The checks of one process, or all of them for `both`. */
export const checksFor = (role: Role): readonly Check[] => checks.filter((check) => concerns(check.role, role));
