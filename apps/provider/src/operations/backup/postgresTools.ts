import { spawn } from 'node:child_process';
import { extendEnv } from '../env.ts';
import { BackupError } from './archive.ts';

/** Runs a program of PostgreSQL. Rejects with its message, without the URL, which may contain a password. */
export const runPostgresTool = (
  program: 'pg_dump' | 'pg_restore',
  databaseUrl: string | undefined,
  args: readonly string[],
): Promise<void> =>
  new Promise((resolve, reject) => {
    const url = databaseUrl === undefined ? undefined : new URL(databaseUrl);
    const password = decodeURIComponent(url?.password ?? '');
    // Arguments are visible to every user of the machine.
    if (url) url.password = '';
    const env = extendEnv(password ? { PGPASSWORD: password } : {});
    const database = url ? [`--dbname=${url.href}`] : [];
    const child = spawn(program, [...database, ...args], { env, stdio: ['ignore', 'ignore', 'pipe'] });
    let output = '';
    child.stderr.on('data', (part: Buffer) => (output = (output + part.toString()).slice(-4_000)));
    child.once('error', (cause) =>
      reject(
        new BackupError(
          `${program} cannot be started. Install the client programs of PostgreSQL, in the server's version or later (Debian: postgresql-client).`,
          { cause },
        ),
      ),
    );
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new BackupError(`${program} failed: ${output.trim()}`)),
    );
  });
