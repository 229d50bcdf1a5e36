import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/** Keys of 32 bytes. The first encrypts; all of them decrypt, so that a new one can be put in front. */
export type CustomerKeys = readonly [Buffer, ...Buffer[]];

/** Whose id it is and in which session it was given. */
export type CustomerId = { accountId: string; sessionId: string };

const version = 1;
const sizes = { version: 1, key: 4, iv: 12, tag: 16, expiry: 6, uuid: 16 } as const;
const header = sizes.version + sizes.key + sizes.iv;
const payload = sizes.expiry + 2 * sizes.uuid;

const nameOf = (key: Buffer): Buffer =>
  createHash('sha256').update('name of a key').update(key).digest().subarray(0, sizes.key);
const uuidBytes = (uuid: string): Buffer => Buffer.from(uuid.replaceAll('-', ''), 'hex');
const uuidText = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/**
 * The encrypted ids that stand in cookies (DECISIONS, Visitors): AES-256-GCM over expiry, account and session. The
 * cookie's name is authenticated with it, so that the value of one cookie is worth nothing as the value of another.
 */
export const createCustomerIds = (keys: CustomerKeys) => ({
  seal: (cookie: string, { accountId, sessionId }: CustomerId, expiresAt: Date): string => {
    const [key] = keys;
    const iv = randomBytes(sizes.iv);
    const cipher = createCipheriv('aes-256-gcm', key, iv);
    const head = Buffer.concat([Buffer.from([version]), nameOf(key), iv]);
    cipher.setAAD(Buffer.concat([Buffer.from(cookie), head]));
    const plain = Buffer.alloc(payload);
    plain.writeUIntBE(expiresAt.getTime(), 0, sizes.expiry);
    uuidBytes(accountId).copy(plain, sizes.expiry);
    uuidBytes(sessionId).copy(plain, sizes.expiry + sizes.uuid);
    return Buffer.concat([head, cipher.update(plain), cipher.final(), cipher.getAuthTag()]).toString('base64url');
  },

  /** The id behind a cookie's value; undefined where it is forged, expired, cut, or another cookie's. */
  open: (cookie: string, text: string, now: Date): CustomerId | undefined => {
    const bytes = Buffer.from(text, 'base64url');
    if (bytes.length !== header + payload + sizes.tag || bytes.toString('base64url') !== text || bytes[0] !== version)
      return undefined;
    const head = bytes.subarray(0, header);
    const key = keys.find((candidate) =>
      nameOf(candidate).equals(head.subarray(sizes.version, sizes.version + sizes.key)),
    );
    if (!key) return undefined;
    const decipher = createDecipheriv('aes-256-gcm', key, head.subarray(sizes.version + sizes.key), {
      authTagLength: sizes.tag,
    });
    decipher.setAAD(Buffer.concat([Buffer.from(cookie), head]));
    decipher.setAuthTag(bytes.subarray(-sizes.tag));
    try {
      const plain = Buffer.concat([decipher.update(bytes.subarray(header, -sizes.tag)), decipher.final()]);
      if (plain.readUIntBE(0, sizes.expiry) <= now.getTime()) return undefined;
      return {
        accountId: uuidText(plain.subarray(sizes.expiry, sizes.expiry + sizes.uuid)),
        sessionId: uuidText(plain.subarray(sizes.expiry + sizes.uuid)),
      };
    } catch {
      // The tag does not fit: somebody else made or changed it.
      return undefined;
    }
  },
});

export type CustomerIds = ReturnType<typeof createCustomerIds>;
