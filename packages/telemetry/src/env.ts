/** The standard variables of OpenTelemetry that this package reads. The SDK reads the others (`OTEL_…`). */
type TelemetryEnv = {
  /** `otlp` exports traces. Unset or `none`: no traces. */
  OTEL_TRACES_EXPORTER?: string | undefined;
  /** `prometheus` serves `/metrics` on a port of its own, `otlp` exports metrics. Unset or `none`: no metrics. */
  OTEL_METRICS_EXPORTER?: string | undefined;
  /** Address and port of `/metrics`. */
  OTEL_EXPORTER_PROMETHEUS_HOST?: string | undefined;
  OTEL_EXPORTER_PROMETHEUS_PORT?: string | undefined;
  /** Address of the collector. */
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  /** Encoding of traces: `http/protobuf` (the default) or `http/json`. */
  OTEL_EXPORTER_OTLP_PROTOCOL?: string | undefined;
  /** Which requests are traced. */
  OTEL_TRACES_SAMPLER?: string | undefined;
  OTEL_TRACES_SAMPLER_ARG?: string | undefined;
  /** Name of the service in traces. */
  OTEL_SERVICE_NAME?: string | undefined;
  /** `true` turns everything off. */
  OTEL_SDK_DISABLED?: string | undefined;
};

/** An invalid variable: starting the process again cannot help. */
export class TelemetryEnvError extends RangeError {
  override readonly name = 'TelemetryEnvError';
}

/** What is exported, and where `/metrics` is served. */
export type TelemetryPlan = {
  traces: 'off' | { protocol: string | undefined };
  metrics: 'off' | 'export' | { kind: 'prometheus'; host: string; port: number };
  /** Default: that of the process. */
  serviceName?: string | undefined;
};

/** Reads an exporter. Undefined: none. Throws for others than these: an operator would wait for data in vain. */
const readExporter = (name: string, value = '', exporters: readonly string[]): string | undefined => {
  const exporter = value.trim();
  if (['', 'none'].includes(exporter)) return undefined;
  if (exporters.includes(exporter)) return exporter;
  throw new TelemetryEnvError(`${name} is ${exporter}. Use ${exporters.join(', ')} or none.`);
};

/**
 * Reads what to export. Everything is off by default, unlike in the SDK. `/metrics` is reached from this machine only
 * by default.
 */
export const readTelemetryPlan = (env: TelemetryEnv & Readonly<NodeJS.ProcessEnv> = process.env): TelemetryPlan => {
  if (env.OTEL_SDK_DISABLED?.trim().toLowerCase() === 'true') return { traces: 'off', metrics: 'off' };
  const port = Number(env.OTEL_EXPORTER_PROMETHEUS_PORT?.trim() || 9464);
  const host = env.OTEL_EXPORTER_PROMETHEUS_HOST?.trim() || '127.0.0.1';
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new TelemetryEnvError(
      `OTEL_EXPORTER_PROMETHEUS_PORT is ${env.OTEL_EXPORTER_PROMETHEUS_PORT}. Use a port from 1 to 65535.`,
    );
  const protocol = env.OTEL_EXPORTER_OTLP_PROTOCOL?.trim();
  const metrics = readExporter('OTEL_METRICS_EXPORTER', env.OTEL_METRICS_EXPORTER, ['prometheus', 'otlp']);
  return {
    traces: readExporter('OTEL_TRACES_EXPORTER', env.OTEL_TRACES_EXPORTER, ['otlp']) ? { protocol } : 'off',
    metrics: !metrics ? 'off' : metrics === 'prometheus' ? { kind: 'prometheus', host, port } : 'export',
    serviceName: env.OTEL_SERVICE_NAME?.trim() || undefined,
  };
};
