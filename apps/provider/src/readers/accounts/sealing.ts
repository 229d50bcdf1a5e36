import { createHash } from 'node:crypto';
import { decodeProtectedHeader, EncryptJWT, errors, type JWTPayload, jwtDecrypt } from 'jose';

/** Keys of 32 bytes. The first one encrypts, all decrypt: to rotate keys, add the new one in front. */
export type SealingKeys = readonly [Buffer, ...Buffer[]];

const algorithms = { alg: 'dir', enc: 'A256GCM' } as const;

const toKeyId = (key: Buffer): string =>
  createHash('sha256').update('name of a key').update(key).digest('base64url').slice(0, 8);

/** Encrypts values as JSON Web Tokens (RFC 7516, AES-256-GCM), each for one purpose only. */
export const createSealer = (keys: SealingKeys) => {
  const current = toKeyId(keys[0]);
  const byId = new Map(keys.map((key) => [toKeyId(key), key]));
  return {
    /** Encrypts claims. Without `expiresAt` they never expire. */
    seal: (purpose: string, claims: JWTPayload, expiresAt?: Date): Promise<string> => {
      const token = new EncryptJWT(claims).setProtectedHeader({ ...algorithms, kid: current }).setAudience(purpose);
      return (expiresAt ? token.setExpirationTime(expiresAt) : token).encrypt(keys[0]);
    },

    /** Whether a value was encrypted with the first key. */
    isCurrent: (text: string): boolean => decodeProtectedHeader(text).kid === current,

    /** Decrypts claims. Undefined when they are forged, expired, of another purpose or of a removed key. */
    open: async (purpose: string, text: string, now: Date): Promise<JWTPayload | undefined> => {
      try {
        const { payload } = await jwtDecrypt(text, ({ kid }) => byId.get(kid ?? '') ?? keys[0], {
          audience: purpose,
          currentDate: now,
          keyManagementAlgorithms: [algorithms.alg],
          contentEncryptionAlgorithms: [algorithms.enc],
        });
        return payload;
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined;
        throw error;
      }
    },
  };
};

export type Sealer = ReturnType<typeof createSealer>;
