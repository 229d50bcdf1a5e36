import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { z } from 'zod';
import type { Db } from '../../db/schema.ts';
import { parseJson } from '../../server/requestBody.ts';
import { hashText } from '../../server/tokens.ts';
import type { Account } from './accounts.ts';

/** The address of a publication that a passkey is made for. Its host is the relying party. */
export type PasskeySite = { origin: string; name: string };

/** Ed25519, ES256 and RS256: what devices have, and Node verifies without experimental functions. */
const supportedAlgorithmIDs = [-8, -7, -257];

const toRpId = ({ origin }: PasskeySite): string => new URL(origin).hostname;

/** The WebAuthn challenge of a stored challenge's token, in base64url: the page learns it, and not the cookie's token. */
const toChallenge = (token: string): string => hashText(`passkey ${token}`);
const toBytes = (base64url: string) => new Uint8Array(Buffer.from(base64url, 'base64url'));

export type ListedPasskey = {
  credentialId: string;
  name: string;
  rpId: string;
  createdAt: Date;
  lastUsedAt: Date | null;
};

export const listPasskeys = (db: Db, accountId: string): Promise<ListedPasskey[]> =>
  db
    .selectFrom('accountPasskeys')
    .select(['credentialId', 'name', 'rpId', 'createdAt', 'lastUsedAt'])
    .where('accountId', '=', accountId)
    .orderBy('createdAt')
    .orderBy('credentialId')
    .execute();

/** Returns the options with which a browser makes a passkey, as JSON. */
export const createPasskeyOptions = async (
  db: Db,
  site: PasskeySite,
  { id, email }: Pick<Account, 'id' | 'email'>,
  token: string,
): Promise<string> =>
  JSON.stringify(
    await generateRegistrationOptions({
      rpName: site.name,
      rpID: toRpId(site),
      userName: email,
      userID: new TextEncoder().encode(id),
      challenge: toBytes(toChallenge(token)),
      excludeCredentials: (await listPasskeys(db, id)).map(({ credentialId }) => ({ id: credentialId })),
      supportedAlgorithmIDs,
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    }),
  );

/** Returns the options with which a browser signs in by any of its passkeys for the host. */
export const createPasskeySignInOptions = (site: PasskeySite, token: string) =>
  generateAuthenticationOptions({
    rpID: toRpId(site),
    challenge: toBytes(toChallenge(token)),
    userVerification: 'required',
  });

const text = z.string().max(16_384);
const encoded = text.regex(/^[\w-]+$/);
const credential = { id: encoded, rawId: encoded, type: z.literal('public-key'), clientExtensionResults: z.object({}) };
const registrationSchema = z.object({
  ...credential,
  response: z.object({ clientDataJSON: encoded, attestationObject: encoded }),
});
const assertionSchema = z.object({
  ...credential,
  response: z.object({ clientDataJSON: encoded, authenticatorData: encoded, signature: encoded }),
});

const clientDataSchema = z.object({ origin: text });

/** Whether a browser signed for another address than the site's. */
const isOfOtherOrigin = (clientDataJSON: string, { origin }: PasskeySite): boolean => {
  const data = clientDataSchema.safeParse(parseJson(Buffer.from(clientDataJSON, 'base64url').toString()));
  return data.success && data.data.origin !== origin;
};

/** Why a passkey was not accepted. */
type PasskeyIssue = 'invalid' | 'other-origin' | 'unknown';

/** Verifies and stores a new passkey. Returns why it was not accepted, or undefined. */
export const addPasskey = async (
  db: Db,
  site: PasskeySite,
  { accountId, name, json, token }: { accountId: string; name: string; json: string; token: string },
  now: Date,
): Promise<PasskeyIssue | undefined> => {
  const response = registrationSchema.safeParse(parseJson(json));
  if (!response.success) return 'invalid';
  if (isOfOtherOrigin(response.data.response.clientDataJSON, site)) return 'other-origin';
  // The library throws for every value that it refuses.
  const { registrationInfo } = await verifyRegistrationResponse({
    response: response.data,
    expectedChallenge: toChallenge(token),
    expectedOrigin: site.origin,
    expectedRPID: toRpId(site),
    requireUserVerification: true,
    supportedAlgorithmIDs,
  }).catch(() => ({ registrationInfo: undefined }));
  if (!registrationInfo) return 'invalid';
  const { id, publicKey, counter } = registrationInfo.credential;
  const added = await db
    .insertInto('accountPasskeys')
    .values({
      credentialId: id,
      accountId,
      rpId: toRpId(site),
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter: String(counter),
      name,
      createdAt: now,
    })
    .onConflict((conflict) => conflict.column('credentialId').doNothing())
    .returning('credentialId')
    .executeTakeFirst();
  return added ? undefined : 'invalid';
};

/** Verifies a sign-in by passkey and returns its account's id. */
export const verifyPasskey = async (
  db: Db,
  site: PasskeySite,
  { json, token }: { json: string; token: string },
  now: Date,
): Promise<{ kind: 'right'; accountId: string } | { kind: PasskeyIssue }> => {
  const response = assertionSchema.safeParse(parseJson(json));
  if (!response.success) return { kind: 'invalid' };
  if (isOfOtherOrigin(response.data.response.clientDataJSON, site)) return { kind: 'other-origin' };
  const { id } = response.data;
  const row = await db
    .selectFrom('accountPasskeys')
    .select(['accountId', 'rpId', 'publicKey', 'counter'])
    .where('credentialId', '=', id)
    .executeTakeFirst();
  if (!row) return { kind: 'unknown' };
  if (row.rpId !== toRpId(site)) return { kind: 'other-origin' };
  const result = await verifyAuthenticationResponse({
    response: response.data,
    expectedChallenge: toChallenge(token),
    expectedOrigin: site.origin,
    expectedRPID: row.rpId,
    credential: { id, publicKey: toBytes(row.publicKey), counter: Number(row.counter) },
    requireUserVerification: true,
  }).catch(() => undefined);
  if (!result?.verified) return { kind: 'invalid' };
  await db
    .updateTable('accountPasskeys')
    .set({ counter: String(result.authenticationInfo.newCounter), lastUsedAt: now })
    .where('credentialId', '=', id)
    .execute();
  return { kind: 'right', accountId: row.accountId };
};
