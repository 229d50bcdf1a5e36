import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';

const main = path.join(import.meta.dirname, '../../src/main.ts');

/** A running provider. Wait for the event `close` of the process: `exit` may be emitted before the last output. */
export type ProviderProcess = { child: ChildProcess; lines: string[]; waitForOutput: (part: string) => Promise<void> };

/** Starts the provider in its own process. `variables` are its complete environment. */
export const startProcess = (variables: Record<string, string>): ProviderProcess => {
  const child = spawn(process.execPath, [main], { env: { ...variables }, stdio: ['ignore', 'pipe', 'pipe'] });
  const lines: string[] = [];
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (data: Buffer) => {
      lines.push(data.toString());
      for (const listener of listeners) listener();
    });
  }
  const waitForOutput = (part: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const check = () => {
        if (lines.join('').includes(part)) resolve();
      };
      listeners.add(check);
      child.once('close', () =>
        reject(new Error(`The provider exited before it printed “${part}”: ${lines.join('')}`)),
      );
      check();
    });
  return { child, lines, waitForOutput };
};
