import { SearchEngineError } from '../engine.ts';

/** A command's name, its parameters, and the JSON that `load` receives as a body. */
export type GroongaCommand = {
  name: string;
  parameters: Readonly<Record<string, string | number>>;
  body?: string;
  timeoutMs: number;
};

/** Executes a command and returns its result. */
export type GroongaClient = (command: GroongaCommand) => Promise<unknown>;

/** Maximum size of a response. A page of ids and the counts of all categories are far smaller. */
const maxResponseBytes = 1024 * 1024;

const readText = async (response: Response): Promise<string> => {
  const decoder = new TextDecoder();
  let size = 0;
  let text = '';
  for await (const part of response.body ?? []) {
    size += part.byteLength;
    if (size > maxResponseBytes) throw new SearchEngineError(`The response is larger than ${maxResponseBytes} bytes.`);
    text += decoder.decode(part, { stream: true });
  }
  return text + decoder.decode();
};

/** Returns the result of a response `[[code, start, seconds, message], result]`. */
const readResult = (name: string, text: string): unknown => {
  const [header, result] = JSON.parse(text) as [readonly unknown[], unknown];
  // The message would quote the search text.
  if (header[0] !== 0) throw new SearchEngineError(`Groonga's command ${name} failed with code ${String(header[0])}.`);
  return result;
};

/** Creates a client for Groonga's HTTP server. The address may contain a user and a password for a proxy in front of it. */
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
      const response = await fetch(`${origin}/d/${name}${query}`, {
        method: 'POST',
        headers: { ...authorization, 'content-type': type },
        body: content,
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      return readResult(name, await readText(response));
    } catch (cause) {
      if (cause instanceof SearchEngineError) throw cause;
      throw new SearchEngineError(`Groonga's command ${name} had no valid response within ${timeoutMs} ms.`, { cause });
    }
  };
};
