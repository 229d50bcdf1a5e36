import { spawn } from 'node:child_process';
import { extendEnv } from '../env.ts';

/**
 * V8 and the C library trade memory for speed, and an import runs beside the sites. With these settings it needs half of the
 * memory in almost the same time: a small young generation, few arenas for the threads of the image library, and only the
 * baseline compiler for WebAssembly. The optimizing one needs 600 MB for a single function of the embedded database.
 */
const flags = ['--max-semi-space-size=4', '--max-old-space-size=384', '--liftoff-only'] as const;
const variables = { MALLOC_ARENA_MAX: '2' };

const isSmall = (): boolean => flags.every((flag) => process.execArgv.includes(flag));

/** Runs a script in a process with little memory: this one if it was started so, else a child with the same arguments. */
export const inSmallProcess = async (script: string, run: () => Promise<void>): Promise<void> => {
  if (isSmall()) return run();
  const child = spawn(process.execPath, [...flags, script, ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: extendEnv(variables),
  });
  // A terminal sends Ctrl+C to both processes. This one waits for the child, which ends after its item.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  await new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => {
      process.exitCode = code ?? 1;
      resolve();
    });
  });
};
