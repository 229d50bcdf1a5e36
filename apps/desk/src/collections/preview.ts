import { createPreviewToken } from '@masthead/next-runtime/preview-token';
import type { Endpoint, GeneratePreviewURL } from 'payload';
import { getClient } from '../content/clients.ts';
import { toDocument } from '../content/document.ts';
import { toItemKey } from '../content/key.ts';
import { type ContentKind, kinds, type KindName } from '../content/kinds.ts';
import type { DeskFields, Json } from '../content/values.ts';
import { env, publications } from '../env.ts';

/** How long (s) the address of a preview is valid: as long as the preview itself. */
const lifetimeSeconds = 3600;

/** The button "Preview" leads here: an address is created for each click, not for each save. */
export const createPreviewUrl =
  (kind: KindName): GeneratePreviewURL =>
  ({ id }) =>
    id === undefined ? null : `/api/${kind}/${encodeURIComponent(String(id))}/page`;

/** The address of a preview, or why there is none. */
export type PreviewResult = { ok: true; url: string } | { ok: false; message: string };

const fail = (message: string): PreviewResult => ({ ok: false, message });

/**
 * Creates the address of an item's page with the version at the desk: the provider shows it as if it were published, and
 * the site opens it with a signed token (decisions 30 and 79).
 */
export const createPreview = async (name: KindName, fields: DeskFields): Promise<PreviewResult> => {
  const publication = String(fields['publication']);
  const origin = publications.find(({ key }) => key === publication)?.origin;
  const client = getClient(publication);
  const { getPath }: ContentKind = kinds[name];
  if (!env.PREVIEW_KEY) return fail('There are no previews: set PREVIEW_KEY to that of the sites.');
  if (!origin || !client) return fail(`The desk knows no site of "${publication}": see DESK_TOKENS and DESK_SITES.`);
  const document = toDocument(name, fields, (fields['remote'] ?? {}) as Json);
  if (!document.ok) return fail(document.errors.map(({ message }) => message).join('\n'));
  const now = new Date();
  const key = toItemKey(name, fields, now);
  const { data, error } = await client.POST('/previews', { body: { collection: name, key, value: document.value } });
  if (error) {
    const issues = (error.issues ?? []).map((issue) => `${issue.path}: ${issue.message}`).join('\n');
    return fail(`It cannot be shown yet.\n${issues || error.detail}`);
  }
  const endpoint = new URL(data.path, env.PROVIDER_ORIGIN).href;
  const path = getPath?.(document.value, key) ?? '/';
  const expires = Math.floor(now.getTime() / 1000) + lifetimeSeconds;
  const token = createPreviewToken({ key: env.PREVIEW_KEY, siteOrigin: origin }, { endpoint, path, expires });
  return { ok: true, url: `${origin}${path}?${new URLSearchParams({ preview: endpoint, preview_token: token })}` };
};

/** Opens the page of an item with the version at the desk. */
export const createOpenPreview = (collection: KindName): Endpoint => ({
  path: '/:id/page',
  method: 'get',
  handler: async (req) => {
    if (!req.user) return new Response('Sign in first.', { status: 401 });
    const id = String(req.routeParams?.['id'] ?? '');
    const read = { collection, id, draft: true, depth: 0, req } as const;
    await req.payload.findByID({ ...read, overrideAccess: false });
    // What the provider has is hidden from people, and the text is written beside it.
    const fields = (await req.payload.findByID(read)) as unknown as DeskFields;
    const preview = await createPreview(collection, fields);
    return preview.ok ? Response.redirect(preview.url, 303) : new Response(preview.message, { status: 422 });
  },
});
