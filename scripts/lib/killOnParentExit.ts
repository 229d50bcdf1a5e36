// Runs a script that exits with its parent process, even when the parent is killed: the parent holds the other end of
// standard input, and when that closes, this whole process group is killed.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';

const graceMs = 12_000;
const signalBase = 128;

const child = spawn(process.execPath, process.argv.slice(2), { stdio: ['ignore', 'inherit', 'inherit'] });

// Signals reach the whole group: this process ignores them and exits with the script.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => {});

process.stdin.resume().on('close', () => {
  process.kill(-process.pid, 'SIGTERM');
  setTimeout(() => process.kill(-process.pid, 'SIGKILL'), graceMs);
});

child.on('exit', (code, signal) => process.exit(signal ? signalBase + constants.signals[signal] : (code ?? 1)));
