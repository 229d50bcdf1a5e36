import path from 'node:path';
import { rolldown } from 'rolldown';
import { toClientKey } from '@masthead/process/clients';
import type { Route } from '../../server/router.ts';
import { challengeLifetimeMs, createChallenge } from '../accounts/challenges.ts';
import { cookieNames, toSetCookieHeader } from '../accounts/cookies.ts';
import { createPasskeySignInOptions } from '../accounts/passkeys.ts';
import { consumeRateLimits, type RateLimit } from '../accounts/rateLimits.ts';
import type { StoreDeps } from './deps.ts';
import { privateJson } from './responses.ts';
import { createVisit } from './visit.ts';

const scriptsPath = '/Registration/Scripts/';
export const passkeyScript = `${scriptsPath}passkeys.js`;
/** Where the script gets the options of a sign-in. */
export const passkeyOptionsPath = '/Registration/JsonWebService.svc/PasskeyOptions';

/** Sign-ins by passkey that a client may begin. Each has one try. */
const passkeyLimit: RateLimit = { kind: 'passkey: client', max: 60, windowMs: 3_600_000 };

/** Bundles the script and the library, which it loads on press, by file name. */
const bundlePasskeyScripts = async (): Promise<ReadonlyMap<string, string>> => {
  const input = path.join(import.meta.dirname, 'scripts/main.ts');
  // The container image has no tsconfig.base.json, which that of the provider extends.
  const bundle = await rolldown({ input, tsconfig: false });
  try {
    const { output } = await bundle.generate({
      format: 'es',
      minify: true,
      comments: { annotation: false },
      entryFileNames: 'passkeys.js',
      chunkFileNames: 'webauthn.js',
    });
    return new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file.code]] : [])));
  } finally {
    await bundle.close();
  }
};

export const passkeyRoutes = (deps: StoreDeps): Route[] => {
  let scripts: ReturnType<typeof bundlePasskeyScripts> | undefined;
  return [
    {
      path: `${scriptsPath}*`,
      methods: ['GET', 'HEAD'],
      handle: async (request) => {
        const code = (await (scripts ??= bundlePasskeyScripts())).get(
          new URL(request.url).pathname.slice(scriptsPath.length).replace(/\/$/, ''),
        );
        return code === undefined
          ? privateJson(404, { error: 'There is no such script.' })
          : new Response(code, {
              headers: {
                'content-type': 'text/javascript; charset=utf-8',
                'cache-control': 'public, max-age=300',
                'x-content-type-options': 'nosniff',
              },
            });
      },
    },
    {
      path: passkeyOptionsPath,
      methods: ['POST'],
      handle: async (request, client) => {
        const { db, clock } = deps;
        const now = clock();
        const admission = await consumeRateLimits(db, [{ limit: passkeyLimit, key: toClientKey(client) }], now);
        if (!admission.admitted)
          return privateJson(
            429,
            { error: 'Too many sign-ins were begun. Try again later.' },
            { 'retry-after': String(admission.retryAfterSeconds) },
          );
        const { origin, brand, secure } = createVisit(request, client, new URLSearchParams(), deps);
        const value = await createChallenge(
          db,
          { accountId: null, purpose: 'passkey-sign-in', sessionKind: 'browser' },
          now,
        );
        const expiresAt = new Date(now.getTime() + challengeLifetimeMs);
        return privateJson(200, await createPasskeySignInOptions({ origin, name: brand.name }, value), {
          'set-cookie': toSetCookieHeader(
            { name: cookieNames.passkey, value, expiresAt, readableBy: 'service' },
            secure,
          ),
        });
      },
    },
  ];
};
