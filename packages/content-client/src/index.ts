import createClient, { type Client, type ClientOptions } from 'openapi-fetch';
import type { components, paths } from './schema.generated.ts';

/** Published input of the content API by name, such as `Schemas['Article']`. */
export type Schemas = components['schemas'];

/** Where the content API is, and the token of the publication. `fetch` replaces the global one, such as in tests. */
export type ContentClientOptions = Pick<ClientOptions, 'fetch'> & {
  /** Origin of the provider: `https://content.example.com`. */
  origin: string;
  token: string;
};

/**
 * Creates a typed client of the content API. Paths, parameters and bodies are those of its OpenAPI description; a response
 * has either `data` or `error` (a problem with all issues).
 */
export const createContentClient = ({ origin, token, ...options }: ContentClientOptions): Client<paths> =>
  createClient<paths>({
    ...options,
    baseUrl: new URL('/content/v1', origin).href,
    headers: { authorization: `Bearer ${token}` },
  });
