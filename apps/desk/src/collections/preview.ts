import { createPreviewToken } from '@masthead/next-runtime/preview-token';
import type { Endpoint, GeneratePreviewURL, LivePreviewConfig } from 'payload';
import { createItemEndpoint, getClient } from '../content/clients.ts';
import { toDocument } from '../content/document.ts';
import { toItemKey } from '../content/key.ts';
import { kinds, type KindName } from '../content/kinds.ts';
import type { DeskFields, Json } from '../content/values.ts';
import { env, publications } from '../env.ts';
import { type Message, text, toResponse } from '../labels.ts';

/** How long (s) the address of a preview is valid: as long as the preview itself. */
const lifetimeSeconds = 3600;

const toPath = (kind: KindName, id: unknown): string => `/api/${kind}/${encodeURIComponent(String(id))}/page`;

/** The button "Preview" leads here: an address is created for each click, not for each save. */
export const createPreviewUrl =
  (kind: KindName): GeneratePreviewURL =>
  ({ id }) =>
    id === undefined ? null : toPath(kind, id);

/** The frame beside the form. Its address changes with each save, so that it shows what was saved. */
export const createLivePreview = (kind: KindName): LivePreviewConfig => ({
  url: ({ data }) => (data['id'] === undefined ? null : `${toPath(kind, data['id'])}?at=${String(data['updatedAt'])}`),
  breakpoints: [
    { name: 'phone', label: '390 px', width: 390, height: 844 },
    { name: 'desktop', label: '1440 px', width: 1440, height: 900 },
  ],
});

const fail = (...error: readonly Message[]) => ({ ok: false, error }) as const;

/**
 * Creates the address of an item's page with the version at the desk: the provider shows it as if it were published, and
 * the site opens it with a signed token (decisions 30 and 79).
 */
export const createPreview = async (name: KindName, fields: DeskFields) => {
  const publication = String(fields['publication']);
  const origin = publications.find(({ key }) => key === publication)?.origin;
  const client = getClient(publication);
  if (!env.PREVIEW_KEY) return fail(text('noPreviewKey'));
  if (!origin || !client) return fail(text('noSite', { publication }));
  const document = toDocument(name, fields, (fields['remote'] ?? {}) as Json);
  if (!document.ok) return fail(...document.error.map(({ message }) => message));
  const now = new Date();
  const key = toItemKey(name, fields, now);
  const { data, error } = await client.POST('/previews', { body: { collection: name, key, value: document.value } });
  if (error) {
    const issues = error.issues?.map(({ path, message }) => `${path}: ${message}`) ?? [];
    return fail(text('noPreview'), error.detail, ...issues);
  }
  const endpoint = new URL(data.path, env.PROVIDER_ORIGIN).href;
  const path = kinds[name].getPath(document.value, key);
  const expires = Math.floor(now.getTime() / 1000) + lifetimeSeconds;
  const token = createPreviewToken({ key: env.PREVIEW_KEY, siteOrigin: origin }, { endpoint, path, expires });
  const query = new URLSearchParams({ preview: endpoint, preview_token: token });
  return { ok: true, value: `${origin}${path}?${query}` } as const;
};

/** Opens the page of an item with the version at the desk. */
export const createOpenPreview = (kind: KindName): Endpoint =>
  createItemEndpoint(kind, 'get', 'page', async (req, item) => {
    const preview = await createPreview(kind, item);
    return preview.ok ? Response.redirect(preview.value, 303) : toResponse(req, 422, ...preview.error);
  });
