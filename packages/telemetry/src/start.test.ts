import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readTelemetryPlan } from './env.ts';

/** The modules of OpenTelemetry that a process loads with these variables. */
const listModules = (env: Readonly<Record<string, string>>): readonly string[] => {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [path.join(import.meta.dirname, '../test/listModules.ts')],
    { env: env as NodeJS.ProcessEnv, encoding: 'utf8' },
  );
  expect({ status, stderr }).toMatchObject({ status: 0 });
  return JSON.parse(stdout) as string[];
};

test('without variables no module of OpenTelemetry is loaded', () => {
  expect(listModules({})).toEqual([]);
  expect(listModules({ OTEL_TRACES_EXPORTER: 'none', OTEL_METRICS_EXPORTER: '' })).toEqual([]);
});

test('with an exporter the SDK is loaded', () => {
  expect(listModules({ OTEL_METRICS_EXPORTER: 'prometheus', OTEL_EXPORTER_PROMETHEUS_PORT: '0' })).not.toEqual([]);
});

test('/metrics is on the loopback interface by default', () => {
  expect(readTelemetryPlan({ OTEL_METRICS_EXPORTER: 'prometheus' })).toEqual({
    traces: 'off',
    metrics: { kind: 'prometheus', host: '127.0.0.1', port: 9464 },
  });
});

test('OTEL_SDK_DISABLED turns everything off', () => {
  expect(
    readTelemetryPlan({ OTEL_SDK_DISABLED: 'true', OTEL_TRACES_EXPORTER: 'otlp', OTEL_METRICS_EXPORTER: 'prometheus' }),
  ).toEqual({ traces: 'off', metrics: 'off' });
});

test('an invalid port is named', () => {
  expect(() =>
    readTelemetryPlan({ OTEL_METRICS_EXPORTER: 'prometheus', OTEL_EXPORTER_PROMETHEUS_PORT: 'abc' }),
  ).toThrow('OTEL_EXPORTER_PROMETHEUS_PORT is abc.');
});

test.each([
  [{ OTEL_METRICS_EXPORTER: 'Prometheus' }, 'OTEL_METRICS_EXPORTER is Prometheus. Use prometheus, otlp or none.'],
  [{ OTEL_TRACES_EXPORTER: 'jaeger' }, 'OTEL_TRACES_EXPORTER is jaeger. Use otlp or none.'],
])('an unknown exporter is named: %j', (env, message) => {
  expect(() => readTelemetryPlan(env)).toThrow(message);
});
