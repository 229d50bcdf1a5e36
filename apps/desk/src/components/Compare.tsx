import type { DocumentViewServerProps } from 'payload';
import { stringify } from 'yaml';
import { type Difference, listDifferences } from '../collections/compare.ts';
import { readFromSite } from '../content/clients.ts';
import { isKindName } from '../content/kinds.ts';
import type { DeskFields } from '../content/values.ts';
import { getLanguage } from '../labels.ts';

const texts = {
  en: {
    same: 'The desk and the site have the same version.',
    none: 'This is not on the site yet.',
    field: 'Field',
    desk: 'Desk',
    site: 'Site',
    by: { desk: 'changed at the desk', site: 'changed elsewhere', both: 'changed at both' },
    take: 'Take from the site',
    load: 'Load the chosen fields into a draft',
  },
  de: {
    same: 'Redaktion und Website haben dieselbe Fassung.',
    none: 'Das ist noch nicht auf der Website.',
    field: 'Feld',
    desk: 'Redaktion',
    site: 'Website',
    by: { desk: 'hier geändert', site: 'anderswo geändert', both: 'an beiden Orten geändert' },
    take: 'Von der Website nehmen',
    load: 'Gewählte Felder in einen Entwurf laden',
  },
} as const;

const show = (value: unknown): string => {
  if (value === undefined || value === null) return '–';
  if (typeof value === 'string') return value;
  const { markdown, html } = value as { markdown?: string; html?: string };
  return markdown ?? html ?? stringify(value);
};

/** Both versions of an item beside each other; the form loads fields from the site into a draft. */
export const Compare = async ({ doc, initPageResult }: DocumentViewServerProps) => {
  const { req, collectionConfig } = initPageResult;
  const labels = texts[getLanguage(req.i18n)];
  const note = (message: string) => <p className="gutter--left gutter--right desk-compare">{message}</p>;
  const id = (doc as { id?: number | string } | undefined)?.id;
  const kind = collectionConfig?.slug ?? '';
  if (id === undefined || !isKindName(kind)) return note(labels.none);
  const read = { collection: kind, id, draft: true, depth: 0 } as const;
  // Access is that of the person; the base of the comparison is hidden from people.
  await req.payload.findByID({ ...read, overrideAccess: false, user: req.user });
  const item = (await req.payload.findByID(read)) as unknown as DeskFields;
  const remote = await readFromSite(kind, item);
  if (!remote) return note(labels.none);
  const differences = listDifferences(kind, item, remote.document);
  if (differences.length === 0 && item['etag'] === remote.etag) return note(labels.same);
  return (
    <form
      action={`/api/${kind}/${encodeURIComponent(String(id))}/load`}
      className="gutter--left gutter--right desk-compare"
      encType="multipart/form-data"
      method="post"
    >
      <table>
        <thead>
          <tr>
            <th scope="col">{labels.field}</th>
            <th scope="col">{labels.desk}</th>
            <th scope="col">{labels.site}</th>
            <th scope="col">{labels.take}</th>
          </tr>
        </thead>
        <tbody>
          {differences.map(({ name, desk, site, changedBy }: Difference) => (
            <tr key={name}>
              <th scope="row">
                {name} <small>{labels.by[changedBy]}</small>
              </th>
              <td>
                <pre>{show(desk)}</pre>
              </td>
              <td>
                <pre>{show(site)}</pre>
              </td>
              <td>
                <input
                  aria-label={`${labels.take}: ${name}`}
                  defaultChecked={changedBy === 'site'}
                  name="site"
                  type="checkbox"
                  value={name}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <button className="btn btn--style-primary btn--size-medium" type="submit">
        {labels.load}
      </button>
    </form>
  );
};
