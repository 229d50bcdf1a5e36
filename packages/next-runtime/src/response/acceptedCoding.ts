import type { IncomingMessage } from 'node:http';
import Negotiator from 'negotiator';

/** Content codings of cached bodies, the one with the smallest bodies first. All browsers support both. */
export const codings = ['br', 'gzip'] as const;
/** One of the codings. */
export type Coding = (typeof codings)[number];

/** The first of `codings` that the client accepts; undefined where it accepts none. */
export const getAcceptedCoding = (request: IncomingMessage): Coding | undefined => {
  const accepted = new Negotiator(request).encodings([...codings]);
  return codings.find((coding) => accepted.includes(coding));
};
