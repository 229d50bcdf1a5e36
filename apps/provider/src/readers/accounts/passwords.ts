import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';

/** The cost of an argon2id hash. `memory` is in KiB. */
export type PasswordCost = { memory: number; passes: number; parallelism: number };

/** The cost that OWASP recommends for argon2id. A hash contains its own cost, so this may be raised at any time. */
export const passwordCost: PasswordCost = { memory: 19_456, passes: 2, parallelism: 1 };
const hashBytes = 32;
const maxMemoryKib = 262_144;

/** Different keyboards may type the same password in different Unicode forms. */
const normalizePassword = (password: string): string => password.normalize('NFKC');

const derive = (password: string, nonce: Buffer, { memory, passes, parallelism }: PasswordCost): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    argon2(
      'argon2id',
      { message: normalizePassword(password), nonce, memory, passes, parallelism, tagLength: hashBytes },
      (error, key) => (error ? reject(error) : resolve(key)),
    );
  });

const toBase64 = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');

const formatHash = ({ memory, passes, parallelism }: PasswordCost, salt: Buffer, key: Buffer): string =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${toBase64(salt)}$${toBase64(key)}`;

/** Hashes a password with a new salt. Returns the hash in the PHC string format. */
export const hashPassword = async (password: string, cost = passwordCost): Promise<string> => {
  const salt = randomBytes(16);
  return formatHash(cost, salt, await derive(password, salt, cost));
};

const hashPattern =
  /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]{11,64})\$([A-Za-z0-9+/]{43})$/;

/** Checks a password. Without a hash it still derives a key, so that the time does not reveal accounts. */
export const verifyPassword = async (
  password: string,
  hash: string | null | undefined,
  cost = passwordCost,
): Promise<boolean> => {
  const fallback = formatHash(cost, Buffer.alloc(16), Buffer.alloc(32));
  const [, memory, passes, parallelism, salt = '', key = ''] = hashPattern.exec(hash ?? fallback) ?? [];
  if (!memory || Number(memory) > maxMemoryKib) return false;
  const derived = await derive(password, Buffer.from(salt, 'base64'), {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  });
  return timingSafeEqual(derived, Buffer.from(key, 'base64')) && hash !== null && hash !== undefined;
};
