import { createPreviewToken } from '@masthead/next-runtime/preview-token';
import type { Endpoint, GeneratePreviewURL } from 'payload';
import { type DeskFields, type Json, toDocument } from '../content/article.ts';
import { getClient } from '../content/clients.ts';
import { toNaturalKey } from '../content/naturalKey.ts';
import { env, publications } from '../env.ts';

/** How long (s) the address of a preview is valid: as long as the preview itself. */
const lifetimeSeconds = 3600;

/** The button "Preview" leads here: an address is created for each click, not for each save. */
export const previewUrl: GeneratePreviewURL = ({ id }) =>
  id === undefined ? null : `/api/articles/${encodeURIComponent(String(id))}/page`;

/** The address of a preview, or why there is none. */
export type PreviewResult = { ok: true; url: string } | { ok: false; message: string };

const fail = (message: string): PreviewResult => ({ ok: false, message });

/**
 * Creates the address of an article's page with the version at the desk: the provider shows it as if it were published,
 * and the site opens it with a signed token (decisions 30 and 79).
 */
export const createPreview = async (fields: DeskFields): Promise<PreviewResult> => {
  const publication = String(fields['publication']);
  const origin = publications.find(({ key }) => key === publication)?.origin;
  const client = getClient(publication);
  if (!env.PREVIEW_KEY) return fail('There are no previews: set PREVIEW_KEY to that of the sites.');
  if (!origin || !client) return fail(`The desk knows no site of "${publication}": see DESK_TOKENS and DESK_SITES.`);
  const document = toDocument(fields, (fields['remote'] ?? {}) as Json);
  if (!document.ok) return fail(document.errors.map(({ message }) => message).join('\n'));
  const now = new Date();
  const naturalKey = toNaturalKey(fields, now);
  const { data, error } = await client.POST('/previews', {
    body: { collection: 'articles', key: naturalKey, value: document.value as Record<string, unknown> },
  });
  if (error) {
    const issues = (error.issues ?? []).map((issue) => `${issue.path}: ${issue.message}`).join('\n');
    return fail(`The article cannot be shown yet.\n${issues || error.detail}`);
  }
  const endpoint = new URL(data.path, env.PROVIDER_ORIGIN).href;
  const path = `/${naturalKey}/`;
  const expires = Math.floor(now.getTime() / 1000) + lifetimeSeconds;
  const token = createPreviewToken({ key: env.PREVIEW_KEY, siteOrigin: origin }, { endpoint, path, expires });
  return { ok: true, url: `${origin}${path}?${new URLSearchParams({ preview: endpoint, preview_token: token })}` };
};

/** Opens the page of an article with the version at the desk. */
export const openPreview: Endpoint = {
  path: '/:id/page',
  method: 'get',
  handler: async (req) => {
    if (!req.user) return new Response('Sign in first.', { status: 401 });
    const id = String(req.routeParams?.['id'] ?? '');
    const read = { collection: 'articles', id, draft: true, depth: 0, req } as const;
    await req.payload.findByID({ ...read, overrideAccess: false });
    // What the provider has is hidden from people, and the text is written beside it.
    const preview = await createPreview((await req.payload.findByID(read)) as unknown as DeskFields);
    return preview.ok ? Response.redirect(preview.url, 303) : new Response(preview.message, { status: 422 });
  },
};
