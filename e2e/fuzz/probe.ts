// Loaded into a server process with `--import=<this file>?socket=<path>`, only during a fuzz run: reports how long its
// event loop was blocked and how much memory it uses.
import { createServer } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMainThread } from 'node:worker_threads';

/** What a probe reports. Delay and CPU time are counted since the report before. */
export type ProbeReport = {
  /** The longest time that the event loop was blocked. */
  maxDelayMs: number;
  /** CPU time of the main thread: distinguishes a blocked event loop from a busy machine. */
  cpuMs: number;
  rssMb: number;
  heapMb: number;
  /** The probe did not respond at all. */
  isBlocked?: true;
};

export type ProbeCommand = 'report' | 'collect';

const megabyte = 1024 * 1024;
const tickMs = 10;
const socketPath = new URL(import.meta.url).searchParams.get('socket');
const isLauncher = process.argv[1]?.endsWith('killOnParentExit.ts') ?? false;

const collectGarbage = (): void => {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
};

const listen = (path: string): void => {
  let tickAt = performance.now();
  let maxDelayMs = 0;
  const tick = (): void => {
    const now = performance.now();
    maxDelayMs = Math.max(maxDelayMs, now - tickAt - tickMs);
    tickAt = now;
  };
  setInterval(tick, tickMs).unref();
  let cpu = process.threadCpuUsage();
  const report = (): ProbeReport => {
    // A loop that has just been blocked reads this command before its timers: monitorEventLoopDelay would not know yet.
    tick();
    const used = process.threadCpuUsage(cpu);
    cpu = process.threadCpuUsage();
    const delayMs = maxDelayMs;
    maxDelayMs = 0;
    const { rss, heapUsed } = process.memoryUsage();
    return {
      maxDelayMs: delayMs,
      cpuMs: (used.user + used.system) / 1000,
      rssMb: rss / megabyte,
      heapMb: heapUsed / megabyte,
    };
  };
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.on('data', (data) => {
      for (const command of data.toString().trim().split('\n') as ProbeCommand[]) {
        if (command === 'collect') collectGarbage();
        socket.write(`${JSON.stringify(report())}\n`);
      }
    });
  });
  server.listen(path).unref();
};

if (socketPath !== null && isMainThread && !isLauncher) listen(socketPath);
