import type { Attributes } from '@opentelemetry/api';
import { OTLPTraceExporter as JsonExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { OTLPTraceExporter as ProtobufExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { redactAddresses } from './redactAddresses.ts';

type Exporter = ProtobufExporter;
type Spans = Parameters<Exporter['export']>[0];

/** Attributes of our spans and Next's own that contain the address of a request, and so the input of readers. */
const addressAttributes = ['url.path', 'http.target', 'http.url', 'url.full', 'next.span_name'] as const;

const redact = (address: string): string => redactAddresses(address.split('?', 1)[0] ?? '');

const redactAttributes = (attributes: Attributes): Attributes => ({
  ...attributes,
  ...Object.fromEntries(
    addressAttributes.flatMap((name) => {
      const address = attributes[name];
      return typeof address === 'string' ? [[name, redact(address)]] : [];
    }),
  ),
});

/**
 * Removes queries and email addresses from the addresses of requests, and events, which are errors whose messages may
 * quote values.
 */
export const removeInput = (spans: Spans): Spans =>
  spans.map((span) =>
    Object.create(span, {
      name: { value: redact(span.name) },
      attributes: { value: redactAttributes(span.attributes) },
      events: { value: [] },
      status: { value: { code: span.status.code } },
    }),
  );

/** Creates the exporter of traces by OTLP over HTTP. They contain no input of readers. */
export const createTraceExporter = (protocol: string | undefined): Exporter => {
  const exporter = protocol === 'http/json' ? new JsonExporter() : new ProtobufExporter();
  const send = exporter.export.bind(exporter);
  exporter.export = (spans, onResult) => send(removeInput(spans), onResult);
  return exporter;
};
