import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';

const main = path.join(import.meta.dirname, '../../src/main.ts');

/** `close` comes when a process has ended and its last line has been read; `exit` may come before that. */
export type ProviderProcess = { child: ChildProcess; lines: string[]; said: (part: string) => Promise<void> };

/** Starts the provider as a process of its own. `variables` are its whole environment. */
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
  const said = (part: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const look = () => {
        if (lines.join('').includes(part)) resolve();
      };
      listeners.add(look);
      child.once('close', () => reject(new Error(`The provider ended before it said “${part}”: ${lines.join('')}`)));
      look();
    });
  return { child, lines, said };
};
