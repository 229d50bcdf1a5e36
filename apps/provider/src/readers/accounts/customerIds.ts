import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/** Keys of 32 bytes. The first one encrypts, all decrypt: to rotate keys, add the new one in front. */
export type CustomerKeys = readonly [Buffer, ...Buffer[]];

/** An account and the session in which its id was issued. */
export type CustomerId = { accountId: string; sessionId: string };

const formatVersion = 1;
const sizesBytes = { version: 1, key: 4, iv: 12, tag: 16, expiry: 6, uuid: 16 } as const;
const headerBytes = sizesBytes.version + sizesBytes.key + sizesBytes.iv;
const payloadBytes = sizesBytes.expiry + 2 * sizesBytes.uuid;

const toKeyId = (key: Buffer): Buffer =>
  createHash('sha256').update('name of a key').update(key).digest().subarray(0, sizesBytes.key);
const toUuidBytes = (uuid: string): Buffer => Buffer.from(uuid.replaceAll('-', ''), 'hex');
const toUuidText = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/**
 * Encrypts ids for cookies (§4): AES-256-GCM over expiry, account and session. The cookie's name is
 * authenticated data, so the value of one cookie is invalid in another.
 */
export const createCustomerIds = (keys: CustomerKeys) => ({
  seal: (cookie: string, { accountId, sessionId }: CustomerId, expiresAt: Date): string => {
    const [key] = keys;
    const iv = randomBytes(sizesBytes.iv);
    const cipher = createCipheriv('aes-256-gcm', key, iv);
    const head = Buffer.concat([Buffer.from([formatVersion]), toKeyId(key), iv]);
    cipher.setAAD(Buffer.concat([Buffer.from(cookie), head]));
    const plain = Buffer.alloc(payloadBytes);
    plain.writeUIntBE(expiresAt.getTime(), 0, sizesBytes.expiry);
    toUuidBytes(accountId).copy(plain, sizesBytes.expiry);
    toUuidBytes(sessionId).copy(plain, sizesBytes.expiry + sizesBytes.uuid);
    return Buffer.concat([head, cipher.update(plain), cipher.final(), cipher.getAuthTag()]).toString('base64url');
  },

  /** Decrypts a cookie's value. Returns undefined when it is forged, expired, truncated or from another cookie. */
  open: (cookie: string, text: string, now: Date): CustomerId | undefined => {
    const bytes = Buffer.from(text, 'base64url');
    if (
      bytes.length !== headerBytes + payloadBytes + sizesBytes.tag ||
      bytes.toString('base64url') !== text ||
      bytes[0] !== formatVersion
    )
      return undefined;
    const head = bytes.subarray(0, headerBytes);
    const key = keys.find((candidate) =>
      toKeyId(candidate).equals(head.subarray(sizesBytes.version, sizesBytes.version + sizesBytes.key)),
    );
    if (!key) return undefined;
    const decipher = createDecipheriv('aes-256-gcm', key, head.subarray(sizesBytes.version + sizesBytes.key), {
      authTagLength: sizesBytes.tag,
    });
    decipher.setAAD(Buffer.concat([Buffer.from(cookie), head]));
    decipher.setAuthTag(bytes.subarray(-sizesBytes.tag));
    try {
      const plain = Buffer.concat([decipher.update(bytes.subarray(headerBytes, -sizesBytes.tag)), decipher.final()]);
      if (plain.readUIntBE(0, sizesBytes.expiry) <= now.getTime()) return undefined;
      return {
        accountId: toUuidText(plain.subarray(sizesBytes.expiry, sizesBytes.expiry + sizesBytes.uuid)),
        sessionId: toUuidText(plain.subarray(sizesBytes.expiry + sizesBytes.uuid)),
      };
    } catch {
      // Authentication failed: the value was forged or changed.
      return undefined;
    }
  },
});

/** Encrypts and decrypts customer ids. */
export type CustomerIds = ReturnType<typeof createCustomerIds>;
