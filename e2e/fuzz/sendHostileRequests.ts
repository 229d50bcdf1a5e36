import { StartError } from '@masthead/scripts/errors';
import fc from 'fast-check';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { startProviderServer, startSiteServer, type RunningServer } from '../src/stack.ts';
import { testedBrand } from '../src/testedBrand.ts';
import { canary, secretCanary } from './canaries.ts';
import {
  findForeignText,
  findLogViolations,
  findViolation,
  maxResponseMs,
  publicHost,
  send,
  type Reply,
} from './checks.ts';
import { hostileRequests, type HostileRequest } from './inputs.ts';

const sampleReader = { email: 'subscriber@example.com', password: 'plotline-demo' };

export type Stack = { site: RunningServer; provider: RunningServer; keys: readonly string[] };

const createKey = (): string => randomBytes(32).toString('hex');

/**
 * Starts a brand and its provider as in production: with all keys, without developer tools. `folder` may have the data
 * of a provider, in `provider`; without them the provider imports the sample content. Stop the servers that it tracks.
 */
export const startStack = async (folder: string, track: (server: RunningServer) => void): Promise<Stack> => {
  const shared = { DEPLOYMENT: 'production', REVALIDATE_SECRET: createKey() };
  const [customerIdKey, internalUserKey] = [createKey(), createKey()];
  const provider = await startProviderServer(path.join(folder, 'provider'), {
    ...shared,
    CUSTOMER_ID_KEYS: customerIdKey,
    EMBEDDED_DATABASE: 'allowed',
    PICTURES: 'on-request',
  });
  track(provider);
  const site = await startSiteServer({
    folder: testedBrand.key,
    providerPort: provider.port,
    workDir: path.join(folder, 'site'),
    env: {
      ...shared,
      SITE_ORIGIN: `https://${publicHost}`,
      PROVIDER_ORIGIN: provider.origin,
      INTERNAL_USER_KEY: internalUserKey,
    },
  });
  track(site);
  return { site, provider, keys: [shared.REVALIDATE_SECRET, customerIdKey, internalUserKey] };
};

/** A signed-in reader whose data no other visitor may see or change. */
const signIn = async (port: number): Promise<{ secrets: readonly string[]; readOwnData: () => Promise<Reply> }> => {
  const { head } = await send(
    {
      server: 'site',
      method: 'POST',
      target: '/Registration/Login.aspx',
      headers: [
        ['content-type', 'application/x-www-form-urlencoded'],
        ['origin', `https://${publicHost}`],
        ['sec-fetch-site', 'same-origin'],
      ],
      body: new URLSearchParams(sampleReader).toString(),
    },
    port,
  );
  const cookies = [...head.matchAll(/\nset-cookie: ([^=;\n]+)=([^;\n]+)/gi)].map(([, name = '', value = '']) => ({
    name,
    value,
  }));
  const readOwnData = () =>
    send(
      {
        server: 'site',
        method: 'GET',
        target: '/Registration/JsonWebService.svc/GetBasicUserInfo/',
        headers: [['cookie', cookies.map(({ name, value }) => `${name}=${value}`).join('; ')]],
      },
      port,
    );
  if (!(await readOwnData()).body.includes(sampleReader.email))
    throw new StartError(`The sample reader ${sampleReader.email} cannot sign in.`);
  const tokens = cookies.map(({ value }) => decodeURIComponent(value)).filter(({ length }) => length >= 16);
  return { secrets: [sampleReader.email, ...tokens], readOwnData };
};

const maxAttempts = 3;

/** The address of a request if another visitor may open it and it does not name the canary itself. */
const getSharedTarget = ({ server, method, target }: HostileRequest): string | undefined => {
  const [pathname = ''] = target.split('?');
  const isOwn = [canary, secretCanary].some((text) => pathname.toLowerCase().includes(text));
  return server === 'site' && method === 'GET' && /^\/[!-~]*$/.test(pathname) && !isOwn ? pathname : undefined;
};

/** Sends a request and returns the property that it breaks. */
const check = async ({ site, provider }: Stack, request: HostileRequest, secrets: readonly string[]) => {
  const port = request.server === 'site' ? site.port : provider.port;
  let reply = await send(request, port);
  const violation = findViolation(reply, request, secrets);
  if (violation !== undefined) return violation;
  for (let attempt = 1; reply.durationMs > maxResponseMs; attempt += 1) {
    if (attempt === maxAttempts) return `slow: the response takes ${Math.round(reply.durationMs)} ms`;
    reply = await send(request, port);
  }
  const target = getSharedTarget(request);
  if (target === undefined) return undefined;
  const foreign = findForeignText(await send({ server: 'site', method: 'GET', target, headers: [] }, port));
  return foreign === undefined ? undefined : `foreign text: another visitor's ${target} has ${foreign}`;
};

type Options = { runs: number; seed: number; path?: string | undefined };

/** Sends hostile requests one after the other. Returns their number, and a line for each property that they break. */
export const sendHostileRequests = async (
  stack: Stack,
  { runs, seed, path: inputPath }: Options,
): Promise<{ sent: number; violations: readonly string[] }> => {
  const ended: string[] = [];
  for (const { service } of [stack.site, stack.provider])
    void service.ended.then(() => ended.push(`process: ${service.name} has ended`));
  const { secrets, readOwnData } = await signIn(stack.site.port);
  const before = await readOwnData();
  let violation: string | undefined;
  const property = fc.asyncProperty(hostileRequests(testedBrand.key), async (request) => {
    const found = await check(stack, request, secrets);
    violation = found ?? violation;
    return found === undefined;
  });
  const result = await fc.check(property, {
    seed,
    numRuns: runs,
    interruptAfterTimeLimit: 30 * 60_000,
    ...(inputPath === undefined ? {} : { path: inputPath }),
  });
  const after = await readOwnData();
  const violations = [
    ...(result.failed
      ? [
          `${violation ?? ''}\n  input: ${fc.stringify(result.counterexample).slice(0, 2_000)}\n  again: npm run fuzz -- --seed ${seed} --path ${result.counterexamplePath}`,
        ]
      : []),
    ...(after.status === before.status && after.body === before.body ? [] : ["private: the reader's own data changed"]),
    ...ended,
    ...findLogViolations([stack.site.service, stack.provider.service], stack.keys),
  ];
  return { sent: result.numRuns, violations };
};
