import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';

/** What OWASP asks of argon2id: 19 MiB, two passes. A hash carries its own cost, so this may be raised at any time. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const tagLength = 32;
const mostMemory = 262_144;

type Cost = { memory: number; passes: number; parallelism: number };

/** The same password typed on two keyboards is the same text. */
const messageOf = (password: string): string => password.normalize('NFKC');

const derive = (password: string, nonce: Buffer, { memory, passes, parallelism }: Cost): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    argon2('argon2id', { message: messageOf(password), nonce, memory, passes, parallelism, tagLength }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });

const base64 = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');

/** A hash to keep, in the usual text form of argon2. */
export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${base64(salt)}$${base64(key)}`;
};

const form = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]{11,64})\$([A-Za-z0-9+/]{43})$/;

/** Stands in where there is no account or no password, so that both take as long as a wrong password. */
const nobodys = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${base64(Buffer.alloc(16))}$${base64(Buffer.alloc(32))}`;

/** Whether the password is the one behind the hash. Without a hash it is not, and takes as long. */
export const verifyPassword = async (password: string, hash: string | null | undefined): Promise<boolean> => {
  const [, memory, passes, parallelism, salt = '', key = ''] = form.exec(hash ?? nobodys) ?? [];
  if (!memory || Number(memory) > mostMemory) return false;
  const derived = await derive(password, Buffer.from(salt, 'base64'), {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  });
  return timingSafeEqual(derived, Buffer.from(key, 'base64')) && hash !== null && hash !== undefined;
};
