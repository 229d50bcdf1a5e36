import type { EditViewConfig, Endpoint } from 'payload';
import { type DeskFields, fromDocument, type Json, toDocument } from '../content/article.ts';
import { getClient } from '../content/clients.ts';
import { toDeskData } from '../content/load.ts';
import { listChanges, readArticle, type Remote } from '../content/publish.ts';

/** One field that differs between the desk and the site: its values, and who has changed it since it was read. */
export type Difference = { name: string; desk: unknown; site: unknown; changedBy: 'desk' | 'site' | 'both' };

/** Where a field of the contract is at the desk, if not under its own name. */
const deskFields: Readonly<Partial<Record<string, readonly string[]>>> = {
  body: ['body', 'bodyHtml'],
  updatedAt: ['correctedAt'],
  download: ['isDownload'],
  status: ['standing'],
};

const toComparable = (document: Json, publication: string): Json => {
  const converted = toDocument(fromDocument(publication, document), document);
  return converted.ok ? { ...converted.value, status: document['status'] } : document;
};

/** Lists the fields in which the desk's version and the provider's differ, by what both had before. */
export const listDifferences = (fields: DeskFields, current: Json): readonly Difference[] => {
  const publication = String(fields['publication']);
  const before = (fields['remote'] ?? {}) as Json;
  const base = toComparable(before, publication);
  const site = toComparable(current, publication);
  const own = toDocument(fields, before);
  const isWithdrawn = fields['standing'] === 'withdrawn';
  const status =
    isWithdrawn === (base['status'] === 'withdrawn') ? base['status'] : isWithdrawn ? 'withdrawn' : 'published';
  // A version that cannot be sent, such as an unfinished one, has the values that it has.
  const desk: Json = { ...(own.ok ? own.value : fields), status };
  const byDesk = new Set(listChanges(base, desk));
  const bySite = new Set(listChanges(base, site));
  return listChanges(desk, site)
    .filter((name) => byDesk.has(name) || bySite.has(name))
    .map((name) => ({
      name,
      desk: desk[name],
      site: site[name],
      changedBy: byDesk.has(name) ? (bySite.has(name) ? 'both' : 'desk') : 'site',
    }));
};

/** The site's values of some fields, as a change of the desk, which then has the site's version as its base. */
export const takeFromSite = (fields: DeskFields, remote: Remote, names: readonly string[]): DeskFields => {
  const publication = String(fields['publication']);
  const loaded: DeskFields = toDeskData(publication, String(fields['key']), remote);
  const taken = names.flatMap((name) => deskFields[name] ?? [name]);
  return {
    ...Object.fromEntries(taken.map((name) => [name, loaded[name]])),
    remote: remote.document,
    etag: remote.etag,
  };
};

/** A tab of an article: both versions beside each other, and a form that loads fields from the site. */
export const comparison: EditViewConfig = {
  path: '/compare',
  Component: '/src/components/Compare#Compare',
  tab: { label: ({ t }) => t('desk:compare'), href: '/compare' },
};

/** Loads the fields that the form names from the site into a draft. Nothing is published. */
export const loadFromSite: Endpoint = {
  path: '/:id/load',
  method: 'post',
  handler: async (req) => {
    if (!req.user) return Response.json({ message: 'Sign in first.' }, { status: 401 });
    const id = String(req.routeParams?.['id'] ?? '');
    const article = await req.payload.findByID({
      collection: 'articles',
      id,
      draft: true,
      depth: 0,
      overrideAccess: false,
      req,
    });
    const client = getClient(String(article.publication));
    const remote = client && article.key ? await readArticle(client, article.key) : undefined;
    if (!remote) return Response.json({ message: 'The site has no such article.' }, { status: 404 });
    const form = await (req as unknown as Request).formData();
    const names = form.getAll('site').map(String);
    // The base is hidden from people, and changes only here and by publishing.
    const full = await req.payload.findByID({ collection: 'articles', id, draft: true, depth: 0, req });
    await req.payload.update({
      collection: 'articles',
      id,
      draft: true,
      data: takeFromSite(full as never, remote, names) as never,
      depth: 0,
      req,
    });
    return Response.redirect(new URL(`/admin/collections/articles/${encodeURIComponent(id)}`, req.url), 303);
  },
};
