import { type IncomingMessage, request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { SearchEngineError } from '../engine.ts';

/** A command's name, its parameters, and the JSON that `load` receives as a body. */
export type GroongaCommand = {
  name: string;
  parameters: Readonly<Record<string, string | number>>;
  body?: string;
  timeoutMs: number;
};

export type GroongaClient = (command: GroongaCommand) => Promise<unknown>;

/** Maximum size of a response. A page of ids and the counts of all categories are far smaller. */
const maxResponseBytes = 1024 * 1024;

const readText = async (response: IncomingMessage): Promise<string> => {
  const decoder = new TextDecoder();
  let size = 0;
  let text = '';
  for await (const part of response as AsyncIterable<Buffer>) {
    size += part.byteLength;
    if (size > maxResponseBytes) throw new SearchEngineError(`The response is larger than ${maxResponseBytes} bytes.`);
    text += decoder.decode(part, { stream: true });
  }
  return text + decoder.decode();
};

/** Sends a body and returns that of the response. `fetch` would end every request after five minutes. */
const post = (
  address: string,
  headers: Readonly<Record<string, string>>,
  body: string,
  timeoutMs: number,
): Promise<string> =>
  new Promise((resolve, reject) => {
    const send = address.startsWith('https:') ? httpsRequest : httpRequest;
    const options = { method: 'POST', headers, signal: AbortSignal.timeout(timeoutMs) };
    send(address, options, (response) => void readText(response).then(resolve, reject))
      .on('error', reject)
      .end(body);
  });

/** Returns the result of a response `[[code, start, seconds, message], result]`. */
const readResult = (name: string, text: string): unknown => {
  const [header, result] = JSON.parse(text) as [readonly unknown[], unknown];
  // The message would quote the search text.
  if (header[0] !== 0) throw new SearchEngineError(`Groonga's command ${name} failed with code ${String(header[0])}.`);
  return result;
};

/** Creates a client for Groonga's HTTP server. The address may contain a user and a password for a proxy. */
export const createGroongaClient = (address: URL): GroongaClient => {
  const { origin, username, password } = address;
  const authorization: Record<string, string> =
    username === ''
      ? {}
      : { authorization: `Basic ${Buffer.from(decodeURIComponent(`${username}:${password}`)).toString('base64')}` };
  return async ({ name, parameters, body, timeoutMs }) => {
    const form = new URLSearchParams(Object.entries(parameters).map(([key, value]) => [key, String(value)]));
    const [query, content, type] =
      body === undefined
        ? ['', form.toString(), 'application/x-www-form-urlencoded']
        : [`?${form.toString()}`, body, 'application/json'];
    try {
      const headers = { ...authorization, 'content-type': type };
      return readResult(name, await post(`${origin}/d/${name}${query}`, headers, content, timeoutMs));
    } catch (cause) {
      if (cause instanceof SearchEngineError) throw cause;
      throw new SearchEngineError(`Groonga's command ${name} had no valid response within ${timeoutMs} ms.`, { cause });
    }
  };
};
