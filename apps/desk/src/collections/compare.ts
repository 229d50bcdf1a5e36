import type { EditViewConfig, Endpoint } from 'payload';
import { createItemEndpoint, readFromSite } from '../content/clients.ts';
import { listChanges, pickFields, toComparable, toDocument } from '../content/document.ts';
import type { KindName } from '../content/kinds.ts';
import type { DeskFields, Json } from '../content/values.ts';
import { text, toResponse } from '../labels.ts';

/** One field that differs between the desk and the site: its values, and who has changed it since it was read. */
export type Difference = { name: string; desk: unknown; site: unknown; changedBy: 'desk' | 'site' | 'both' };

const withStatus = (kind: KindName, publication: string, document: Json): Json => ({
  ...toComparable(kind, publication, document),
  status: document['status'],
});

/** Lists the fields in which the desk's version and the provider's differ, by what both had before. */
export const listDifferences = (kind: KindName, fields: DeskFields, current: Json): readonly Difference[] => {
  const publication = String(fields['publication']);
  const before = (fields['remote'] ?? {}) as Json;
  const base = withStatus(kind, publication, before);
  const site = withStatus(kind, publication, current);
  const own = toDocument(kind, fields, before);
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

/** A tab of an item: both versions beside each other, and a form that loads fields from the site. */
export const comparison: EditViewConfig = {
  path: '/compare',
  Component: '/src/components/Compare#Compare',
  tab: { label: ({ t }) => t('desk:compare'), href: '/compare' },
};

/** Loads the fields that the form names from the site into a draft. Nothing is published. */
export const createLoadFromSite = (collection: KindName): Endpoint =>
  createItemEndpoint(collection, 'post', 'load', async (req, item, id) => {
    const remote = await readFromSite(collection, item);
    if (!remote) return toResponse(req, 404, text('notAtProvider'));
    const form = await (req as unknown as Request).formData();
    const names = form.getAll('site').map(String);
    const fields = pickFields(collection, String(item['publication']), remote.document, names);
    // The site's version is the base now. It is written by the desk alone; access is that of the person.
    const data = { ...fields, remote: remote.document, etag: remote.etag } as never;
    await req.payload.update({ collection, id, draft: true, depth: 0, req, data });
    return Response.redirect(new URL(`/admin/collections/${collection}/${encodeURIComponent(id)}`, req.url), 303);
  });
