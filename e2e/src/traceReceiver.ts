import { once } from 'node:events';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';

export type ReceivedSpan = {
  service: string;
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string | undefined;
  attributes: Readonly<Record<string, string>>;
  ms: number;
};

type Value = { stringValue?: string; intValue?: number; doubleValue?: number };
type Attribute = { key: string; value: Value };
/** The parts of an OTLP request that are read here, as the JSON encoding of the protocol has them. */
type ExportRequest = {
  resourceSpans: {
    resource: { attributes: Attribute[] };
    scopeSpans: {
      spans: {
        traceId: string;
        spanId: string;
        parentSpanId?: string;
        name: string;
        attributes: Attribute[];
        startTimeUnixNano: string;
        endTimeUnixNano: string;
      }[];
    }[];
  }[];
};

const toRecord = (attributes: readonly Attribute[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    attributes.map(({ key, value }) => [key, String(value.stringValue ?? value.intValue ?? value.doubleValue ?? '')]),
  );

const toSpans = ({ resourceSpans }: ExportRequest): ReceivedSpan[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans
      .flatMap(({ spans }) => spans)
      .map(({ startTimeUnixNano, endTimeUnixNano, attributes, ...span }) => ({
        ...span,
        service: toRecord(resource.attributes)['service.name'] ?? '',
        attributes: toRecord(attributes),
        ms: Number(BigInt(endTimeUnixNano) - BigInt(startTimeUnixNano)) / 1e6,
      })),
  );

/** Receives traces by OTLP over HTTP, in the JSON encoding. */
export const startTraceReceiver = async () => {
  const spans: ReceivedSpan[] = [];
  const server = createServer(async (request, response) => {
    spans.push(...toSpans((await json(request)) as ExportRequest));
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  return {
    spans,
    origin: `http://127.0.0.1:${port}`,
    stop: async (): Promise<void> => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
};

/** Formats a trace as a tree, for messages and documents. */
export const formatTrace = (spans: readonly ReceivedSpan[]): string => {
  const format = (parent: string | undefined, indent: string): string[] =>
    spans
      .filter(({ parentSpanId }) =>
        parent === undefined ? !spans.some(({ spanId }) => spanId === parentSpanId) : parentSpanId === parent,
      )
      .flatMap(({ service, name, ms, spanId }) => [
        `${indent}${service}: ${name} ${ms.toFixed(1)} ms`,
        ...format(spanId, `${indent}  `),
      ]);
  return format(undefined, '').join('\n');
};
