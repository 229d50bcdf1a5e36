import type { DocumentViewServerProps } from 'payload';
import { stringify } from 'yaml';
import { type Difference, listDifferences } from '../collections/compare.ts';
import { readFromSite, readItem } from '../content/clients.ts';
import { isKindName } from '../content/kinds.ts';
import { text, type TextName, translate } from '../labels.ts';

const show = (value: unknown): string => {
  if (value === undefined || value === null) return '–';
  if (typeof value === 'string') return value;
  const { markdown, html } = value as { markdown?: string; html?: string };
  return markdown ?? html ?? stringify(value);
};

/** Both versions of an item beside each other; the form loads fields from the site into a draft. */
export const Compare = async ({ doc, initPageResult }: DocumentViewServerProps) => {
  const { req, collectionConfig } = initPageResult;
  const label = (name: TextName) => translate(req.i18n, text(name));
  const note = (name: TextName) => <main className="gutter--left gutter--right desk-compare">{label(name)}</main>;
  const id = (doc as { id?: number | string } | undefined)?.id;
  const kind = collectionConfig?.slug ?? '';
  if (id === undefined || !isKindName(kind)) return note('notOnSite');
  const item = await readItem(req, kind, id);
  const remote = await readFromSite(kind, item);
  if (!remote) return note(item['etag'] ? 'deleted' : 'notOnSite');
  const differences = listDifferences(kind, item, remote.document);
  if (differences.length === 0 && item['etag'] === remote.etag) return note('sameVersion');
  return (
    <form
      action={`/api/${kind}/${encodeURIComponent(String(id))}/load`}
      className="gutter--left gutter--right desk-compare"
      encType="multipart/form-data"
      method="post"
    >
      <div className="table">
        <table>
          <thead>
            <tr>
              {(['field', 'desk', 'website', 'takeFromSite'] as const).map((column) => (
                <th key={column} scope="col">
                  {label(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {differences.map(({ name, desk, site, changedBy }: Difference) => (
              <tr key={name}>
                <th scope="row">
                  {name} <small>{label(`changedBy${changedBy}`)}</small>
                </th>
                <td>
                  <pre>{show(desk)}</pre>
                </td>
                <td>
                  <pre>{show(site)}</pre>
                </td>
                <td>
                  <input
                    aria-label={`${label('takeFromSite')}: ${name}`}
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
      </div>
      <button className="btn btn--style-primary btn--size-medium" type="submit">
        {label('loadFields')}
      </button>
    </form>
  );
};
