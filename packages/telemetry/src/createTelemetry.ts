import { monitorEventLoopDelay } from 'node:perf_hooks';
import {
  context,
  type Context,
  metrics as metricsApi,
  type ObservableResult,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace as traceApi,
} from '@opentelemetry/api';
import { PrometheusExporter } from '@opentelemetry/exporter-prometheus';
import { NodeSDK } from '@opentelemetry/sdk-node';
import type { TelemetryPlan } from './env.ts';
import { maxLabelSets, type MetricDefinition, metrics, secondBuckets } from './metrics.ts';
import type { ServiceInfo, Telemetry } from './telemetry.ts';
import { createTraceExporter } from './traceExporter.ts';

/** Interval of the samples of the event loop, in ms. Shorter delays are not measured. */
const resolutionMs = 10;
const nanosecondsPerSecond = 1e9;

/** Registers the gauges of a Node process: event loop, memory, start, build. */
const registerProcessGauges = ({ gauge }: Telemetry, { name, build }: ServiceInfo): void => {
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

const scope = 'masthead';

/** Serves `/metrics` on a port of its own. Rejects where the port is in use. */
const servePrometheus = ({ host, port }: { host: string; port: number }): Promise<PrometheusExporter> =>
  new Promise((resolve, reject) => {
    const exporter = new PrometheusExporter(
      { host, port, withoutScopeInfo: true, withoutTargetInfo: true },
      (error) => {
        if (error)
          reject(
            new Error(
              `/metrics cannot be served on ${host}:${port}. Set OTEL_EXPORTER_PROMETHEUS_PORT, a different one for each process of a machine.`,
              { cause: error },
            ),
          );
        else resolve(exporter);
      },
    );
  });

const spanKinds = { client: SpanKind.CLIENT, internal: SpanKind.INTERNAL } as const;

const createMetricFunctions = (): Pick<Telemetry, 'count' | 'record' | 'gauge'> => {
  const meter = metricsApi.getMeter(scope);
  const definitions: Readonly<Record<string, MetricDefinition>> = metrics;
  const entries = Object.entries(definitions);
  const counters = new Map(
    entries
      .filter(([, { kind }]) => kind === 'counter')
      .map(([name, { name: exported, help }]) => [name, meter.createCounter(exported, { description: help })]),
  );
  const histograms = new Map(
    entries
      .filter(([, { kind }]) => kind === 'histogram')
      .map(([name, { name: exported, help, buckets = secondBuckets }]) => [
        name,
        meter.createHistogram(exported, {
          description: help,
          advice: { explicitBucketBoundaries: [...buckets] },
        }),
      ]),
  );
  const gauges = new Map(
    entries
      .filter(([, { kind }]) => kind === 'gauge')
      .map(([name, { name: exported, help }]) => [name, meter.createObservableGauge(exported, { description: help })]),
  );
  return {
    count: (name, labels) => counters.get(name)?.add(1, labels),
    record: (name, value, labels) => histograms.get(name)?.record(value, labels),
    gauge: (name, read) =>
      gauges.get(name)?.addCallback(async (result: ObservableResult) => {
        for (const { value, labels } of await read()) result.observe(value, labels);
      }),
  };
};

const startSpanOfEdge = (parent: Context, startedAt: number | undefined): Span | undefined =>
  startedAt === undefined
    ? undefined
    : traceApi.getTracer(scope).startSpan('edge', { kind: SpanKind.SERVER, startTime: startedAt }, parent);

const createTraceFunctions = (): Pick<Telemetry, 'trace' | 'traceRequest' | 'getTraceHeaders'> => {
  const tracer = traceApi.getTracer(scope);
  return {
    trace: ({ name, kind, attributes = {} }, work) =>
      tracer.startActiveSpan(name, { kind: spanKinds[kind], attributes }, async (span) => {
        try {
          return await work();
        } catch (error) {
          // Messages of errors may quote values.
          span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'error' });
          throw error;
        } finally {
          span.end();
        }
      }),
    traceRequest: ({ headers, edgeStartedAt, attributes }, handle) => {
      const received = propagation.extract(ROOT_CONTEXT, headers);
      const edge = startSpanOfEdge(received, edgeStartedAt);
      const parent = edge ? traceApi.setSpan(received, edge) : received;
      const span = tracer.startSpan('request', { kind: SpanKind.SERVER, attributes: { ...attributes } }, parent);
      context.with(traceApi.setSpan(parent, span), handle);
      return ({ name, status, attributes: more = {} }) => {
        for (const one of edge ? [span, edge] : [span]) {
          one.setAttributes({ ...more, 'http.response.status_code': status });
          if (status >= 500) one.setStatus({ code: SpanStatusCode.ERROR });
        }
        span.updateName(name).end();
        edge?.updateName(`edge ${name}`).end();
      };
    },
    getTraceHeaders: () => {
      const headers: Record<string, string> = {};
      propagation.inject(context.active(), headers);
      return headers;
    },
  };
};

/** Starts the SDK. Variables of the environment configure sampling, resources and the export of traces. */
export const createTelemetry = async (plan: TelemetryPlan, service: ServiceInfo): Promise<Telemetry> => {
  const readers = typeof plan.metrics === 'object' ? [await servePrometheus(plan.metrics)] : [];
  const sdk = new NodeSDK({
    ...(plan.serviceName === undefined && { serviceName: service.name }),
    views: [{ instrumentName: '*', aggregationCardinalityLimit: maxLabelSets }],
    logRecordProcessors: [],
    instrumentations: [],
    ...(plan.metrics !== 'export' && { metricReaders: readers }),
    ...(plan.traces === 'off' ? { spanProcessors: [] } : { traceExporter: createTraceExporter(plan.traces.protocol) }),
  });
  sdk.start();
  const telemetry: Telemetry = {
    state: 'on',
    ...createMetricFunctions(),
    ...createTraceFunctions(),
    stop: () => sdk.shutdown(),
  };
  registerProcessGauges(telemetry, service);
  return telemetry;
};
