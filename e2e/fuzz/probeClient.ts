import { connect, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { ProbeCommand, ProbeReport } from './probe.ts';

/** Time limit of a report; an event loop blocked for longer counts as hanging. */
const maxBlockedMs = 20_000;

/** A connection to the probe inside a server process. */
export type Probe = {
  /** Delay and CPU time since the last call, and the memory now. */
  report: () => Promise<ProbeReport>;
  /** The same after a garbage collection. */
  collect: () => Promise<ProbeReport>;
  close: () => void;
};

const probeFile = fileURLToPath(new URL('probe.ts', import.meta.url));

/** The NODE_OPTIONS that load the probe into a process, which then listens on the socket. */
export const probeOptions = (socketPath: string): string => {
  const url = pathToFileURL(probeFile);
  url.searchParams.set('socket', socketPath);
  return `--import=${url.href}`;
};

const open = (path: string): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect(path, () => resolve(socket));
    socket.once('error', reject);
  });

/** The report for a process that has ended, which the run detects separately. */
const nothing: ProbeReport = { maxDelayMs: 0, cpuMs: 0, rssMb: 0, heapMb: 0 };

/** Connects to a probe. Its responses come in the order of the commands. */
export const openProbe = async (socketPath: string): Promise<Probe> => {
  const socket = await open(socketPath);
  socket.unref();
  const waiting: ((report: ProbeReport) => void)[] = [];
  const lines = createInterface({ input: socket });
  lines.on('line', (line) => waiting.shift()?.(JSON.parse(line) as ProbeReport));
  // readline repeats the socket's errors, which are handled below.
  lines.on('error', () => undefined);
  socket.on('error', () => socket.destroy());
  socket.on('close', () => waiting.splice(0).forEach((resolve) => resolve(nothing)));
  const send = (command: ProbeCommand): Promise<ProbeReport> =>
    new Promise((resolve) => {
      if (socket.destroyed) return resolve(nothing);
      const timer = setTimeout(
        () => resolve({ ...nothing, maxDelayMs: maxBlockedMs, cpuMs: maxBlockedMs, isBlocked: true }),
        maxBlockedMs,
      );
      waiting.push((report) => {
        clearTimeout(timer);
        resolve(report);
      });
      socket.write(`${command}\n`);
    });
  return { report: () => send('report'), collect: () => send('collect'), close: () => socket.destroy() };
};
