/** A response as it came over the connection; `status` 0 means that the server closed without one. */
export type Reply = {
  status: number;
  headers: readonly (readonly [name: string, value: string])[];
  body: string;
  /** From the first byte sent to the last byte received. */
  durationMs: number;
  isTimedOut: boolean;
};

const headEnd = '\r\n\r\n';

const splitHeader = (line: string): [name: string, value: string] => {
  const colon = line.indexOf(':');
  return colon < 0 ? [line, ''] : [line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()];
};

const joinChunks = (body: Buffer): Buffer => {
  const parts: Buffer[] = [];
  let at = 0;
  while (at < body.length) {
    const lineEnd = body.indexOf('\r\n', at);
    const size = Number.parseInt(body.subarray(at, lineEnd).toString('latin1'), 16);
    if (lineEnd < 0 || !(size > 0)) break;
    parts.push(body.subarray(lineEnd + 2, lineEnd + 2 + size));
    at = lineEnd + 2 + size + 2;
  }
  return Buffer.concat(parts);
};

/** Splits the bytes of a connection into status, headers (lower case) and body. */
export const parseResponse = (bytes: Buffer): Pick<Reply, 'status' | 'headers' | 'body'> => {
  const end = bytes.indexOf(headEnd);
  if (end < 0) return { status: 0, headers: [], body: '' };
  const [statusLine = '', ...lines] = bytes.subarray(0, end).toString('latin1').split('\r\n');
  const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(statusLine)?.[1] ?? 0);
  const rest = bytes.subarray(end + headEnd.length);
  // 100 Continue and 103 Early Hints come before the response.
  if (status >= 100 && status < 200) return parseResponse(rest);
  const headers = lines.map(splitHeader);
  const isChunked = headers.some(([name, value]) => name === 'transfer-encoding' && value.includes('chunked'));
  return { status, headers, body: (isChunked ? joinChunks(rest) : rest).toString('utf8') };
};

/** The value of a response header; undefined without one. */
export const getHeader = ({ headers }: Pick<Reply, 'headers'>, name: string): string | undefined =>
  headers.find(([key]) => key === name)?.[1];
