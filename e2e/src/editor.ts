import { createHmac } from 'node:crypto';
import { editorKeys } from './stack.ts';

const encoded = (text: string): string => Buffer.from(text).toString('base64url');

type TokenOptions = { siteOrigin: string; endpoint: string; path?: string; expires?: number; key?: string };

/** Creates a preview token as a content system does, by the format in docs/guides/operations.md. */
export const createPreviewToken = ({
  siteOrigin,
  endpoint,
  path = '*',
  expires = Math.floor(Date.now() / 1000) + 600,
  key = editorKeys.PREVIEW_KEY,
}: TokenOptions): string => {
  const signature = createHmac('sha256', key)
    .update(['masthead-preview-1', siteOrigin, endpoint, path, String(expires)].join('\n'))
    .digest('base64url');
  return [String(expires), encoded(endpoint), encoded(path), signature].join('.');
};

/** Creates the cookie of an internal user. `expires` is in milliseconds since 1970. */
export const createInternalCookie = (
  key: string = editorKeys.INTERNAL_USER_KEY,
  expires = Date.now() + 600_000,
): string => `mh_internal=${expires}.${createHmac('sha256', key).update(`mh_internal:${expires}`).digest('base64url')}`;
