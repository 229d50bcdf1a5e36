import type { Inspector } from '../../src/inspector.ts';
import type { CallFrame } from './originalFunctions.ts';
import { jsonWrappers } from './parts.ts';

/** A function of a profile as one caller called it, and the time that it took itself, in ms. */
export type ProfiledCall = { frame: CallFrame; caller: ProfiledCall | undefined; selfMs: number };

type CpuProfile = {
  nodes: readonly { id: number; callFrame: CallFrame; children?: readonly number[] }[];
  samples: readonly number[];
  timeDeltas: readonly number[];
};

const samplingMicroseconds = 500;

const idle = '(idle)';

const wrapJson = Object.entries(jsonWrappers)
  .map(
    ([method, name]) =>
      `{ const own = JSON.${method}; JSON.${method} = function ${name}(...parameters) { return own(...parameters); }; JSON.${method}.own = own; }`,
  )
  .join('\n');

const unwrapJson = Object.keys(jsonWrappers)
  .map((method) => `JSON.${method} = JSON.${method}.own;`)
  .join('\n');

const toCalls = ({ nodes, samples, timeDeltas }: CpuProfile): readonly ProfiledCall[] => {
  const calls = new Map<number, ProfiledCall>(
    nodes.map(({ id, callFrame }) => [id, { frame: callFrame, caller: undefined, selfMs: 0 }]),
  );
  for (const { id, children = [] } of nodes)
    for (const child of children) {
      const called = calls.get(child);
      if (called) called.caller = calls.get(id);
    }
  samples.forEach((id, index) => {
    const call = calls.get(id);
    if (call) call.selfMs += (timeDeltas[index] ?? 0) / 1000;
  });
  return [...calls.values()].filter(({ frame, selfMs }) => selfMs > 0 && frame.functionName !== idle);
};

/**
 * Profiles the main thread of a process while work runs. Times are those of a clock: they include waits for a
 * processor.
 */
export const profileWork = async ({ call }: Inspector, work: () => Promise<void>): Promise<readonly ProfiledCall[]> => {
  await call('Runtime.evaluate', { expression: wrapJson });
  await call('Profiler.enable');
  await call('Profiler.setSamplingInterval', { interval: samplingMicroseconds });
  await call('Profiler.start');
  await work();
  const { profile } = await call<{ profile: CpuProfile }>('Profiler.stop');
  await call('Runtime.evaluate', { expression: unwrapJson });
  return toCalls(profile);
};
