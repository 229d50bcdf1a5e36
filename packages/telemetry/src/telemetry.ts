import type { IncomingHttpHeaders } from 'node:http';
import type { Labels, MetricsOfKind } from './metrics.ts';

/** Values of span attributes. They contain no personal data: paths without query, statements without values. */
export type Attributes = Readonly<Record<string, string | number>>;

/** A span within a request. `client`: it waits for another process. */
type SpanOptions = { name: string; kind: 'client' | 'internal'; attributes?: Attributes };

/** A received request. */
export type ReceivedRequest = {
  /** Headers of trusted proxies only: `traceparent` continues their trace. */
  headers: IncomingHttpHeaders;
  /** When the proxy in front received the request, in ms since 1970. A span `edge` covers the time from then on. */
  edgeStartedAt?: number | undefined;
  attributes: Attributes;
};

/** Ends the span of a request. `name` has few values, such as the method and the route. */
export type EndRequest = (outcome: { name: string; status: number; attributes?: Attributes }) => void;

/** Values of a gauge at this moment, with their labels. */
type GaugeValues<Name extends MetricsOfKind<'gauge'>> = readonly { value: number; labels: Labels<Name> }[];

/** Where metrics and traces go. */
export type Telemetry = {
  state: 'off' | 'on';
  /** Increments a counter. */
  count: <Name extends MetricsOfKind<'counter'>>(name: Name, labels: Labels<Name>) => void;
  /** Adds a value to a histogram. */
  record: <Name extends MetricsOfKind<'histogram'>>(name: Name, value: number, labels: Labels<Name>) => void;
  /** Registers a function that reads a gauge when the metrics are requested. */
  gauge: <Name extends MetricsOfKind<'gauge'>>(
    name: Name,
    read: () => GaugeValues<Name> | Promise<GaugeValues<Name>>,
  ) => void;
  /** Does work in a span, which has an error if the work rejects. */
  trace: <Result>(options: SpanOptions, work: () => Promise<Result>) => Promise<Result>;
  /** Handles a request in a span. @returns the function that ends the span */
  traceRequest: (request: ReceivedRequest, handle: () => void) => EndRequest;
  /** The headers that continue the current trace in another process. */
  getTraceHeaders: () => Readonly<Record<string, string>>;
  /** Sends what is not exported yet, and stops. */
  stop: () => Promise<void>;
};

/** Does nothing: the state of every process without `OTEL_` variables. */
const noTelemetry: Telemetry = {
  state: 'off',
  count: () => undefined,
  record: () => undefined,
  gauge: () => undefined,
  trace: (_, work) => work(),
  traceRequest: (_, handle) => {
    handle();
    return () => undefined;
  },
  getTraceHeaders: () => ({}),
  stop: async () => undefined,
};

const key = Symbol.for('masthead.telemetry');
const holder = globalThis as { [key]?: Telemetry };

/** The telemetry of this process. Next's bundles have copies of this module, which share it by a global symbol. */
export const getTelemetry = (): Telemetry => holder[key] ?? noTelemetry;

/** Sets the telemetry of this process (`start.ts`). */
export const setTelemetry = (telemetry: Telemetry): void => {
  holder[key] = telemetry;
};

/** The process that exports telemetry. */
export type ServiceInfo = { name: string; build: string };
