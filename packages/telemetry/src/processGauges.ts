import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { ServiceInfo, Telemetry } from './telemetry.ts';

/** Interval of the samples of the event loop, in ms. Shorter delays are not measured. */
const resolutionMs = 10;
const nanosecondsPerSecond = 1e9;

/** Registers the gauges of a Node process: event loop, memory, start, build. */
export const registerProcessGauges = ({ gauge }: Telemetry, { name, build }: ServiceInfo): void => {
  const delay = monitorEventLoopDelay({ resolution: resolutionMs });
  delay.enable();
  gauge('eventLoopDelay', () => {
    // A sample includes the interval itself.
    const toSeconds = (nanoseconds: number): number =>
      Math.max(nanoseconds / nanosecondsPerSecond - resolutionMs / 1_000, 0);
    const values = [
      { value: toSeconds(delay.percentile(50)), labels: { quantile: '0.5' } },
      { value: toSeconds(delay.percentile(99)), labels: { quantile: '0.99' } },
      { value: toSeconds(delay.max), labels: { quantile: '1' } },
    ];
    delay.reset();
    return values;
  });
  gauge('residentMemory', () => [{ value: process.memoryUsage.rss(), labels: {} }]);
  const startTime = Math.round(performance.timeOrigin) / 1_000;
  gauge('startTime', () => [{ value: startTime, labels: {} }]);
  gauge('heapUsed', () => [{ value: process.memoryUsage().heapUsed, labels: {} }]);
  gauge('build', () => [{ value: 1, labels: { service: name, build } }]);
};
