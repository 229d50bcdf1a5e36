import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Variables } from './env.ts';

/**
 * The variables with a REVALIDATE_SECRET: the one provided, or one that is created once and stored in DATA_DIR, so
 * that a site renders its pages again after an update of its provider's content.
 */
export const withPurgeSecret = (variables: Variables, dataDir: string): Variables => {
  if (variables.REVALIDATE_SECRET) return variables;
  const file = path.join(dataDir, 'keys/revalidate');
  if (!existsSync(file)) {
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 });
  }
  return { ...variables, REVALIDATE_SECRET: readFileSync(file, 'utf8').trim() };
};
