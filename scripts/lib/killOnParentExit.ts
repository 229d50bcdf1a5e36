// Runs a script so that it never outlives the process that wanted it, even one that was killed outright: that
// process holds the other end of standard input, and when it lets go, this whole process group ends.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';

const graceMs = 12_000;
const signalBase = 128;

const child = spawn(process.execPath, process.argv.slice(2), { stdio: ['ignore', 'inherit', 'inherit'] });

// A signal goes to the whole group: the script decides when it ends, and this process ends with it.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => {});

process.stdin.resume().on('close', () => {
  process.kill(-process.pid, 'SIGTERM');
  setTimeout(() => process.kill(-process.pid, 'SIGKILL'), graceMs);
});

child.on('exit', (code, signal) => process.exit(signal ? signalBase + constants.signals[signal] : (code ?? 1)));
