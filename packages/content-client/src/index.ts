import createClient, { type Client, type ClientOptions } from 'openapi-fetch';
import type { components, operations, paths } from './schema.generated.ts';

/** Published input of the content API by name, such as `Schemas['Article']`. */
export type Schemas = components['schemas'];

/** Where the content API is, and the token of the publication. `fetch` replaces the global one, such as in tests. */
export type ContentClientOptions = Pick<ClientOptions, 'fetch'> & {
  /** Origin of the provider: `https://content.example.com`. */
  origin: string;
  token: string;
};

/**
 * Creates a typed client of the content API. Paths, parameters and bodies are those of its OpenAPI description; a
 * response has either `data` or `error` (a problem with all issues).
 */
export const createContentClient = ({ origin, token, ...options }: ContentClientOptions): Client<paths> =>
  createClient<paths>({
    ...options,
    baseUrl: new URL('/content/v1', origin).href,
    headers: { authorization: `Bearer ${token}` },
  });

/** Metadata of an uploaded file: `name`, `alt`, `caption`, `credit` and `copyright`, all optional. */
export type UploadTexts = NonNullable<operations['upload']['parameters']['query']>;

/**
 * Uploads a file (`Blob`) and returns its description; `data.id` is the media id of pictures in content. The library
 * recognizes the same bytes, so an upload is idempotent.
 * @example const { data, error } = await uploadMedia(client, await openAsBlob('tower.jpg'), { name: 'tower.jpg' });
 */
export const uploadMedia = (client: Client<paths>, file: Blob, texts: UploadTexts = {}) =>
  client.POST('/media', {
    params: { query: texts },
    headers: { 'content-type': 'application/octet-stream' },
    // The description has no type for bytes. They are sent as they are.
    body: file as unknown as string,
    bodySerializer: (bytes) => bytes as unknown as Blob,
  });
