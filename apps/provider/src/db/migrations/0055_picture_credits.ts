import { statements } from './statements.ts';

/**
 * SQL of the credit of a picture in a stored document: its own one, else that of the uploaded file. Null or empty:
 * none.
 */
const creditOf = (field: string): string => `nullif(case when document.document -> '${field}' ? 'credit'
  then document.document -> '${field}' ->> 'credit'
  else (select media.credit from media where media.id = document.document -> '${field}' ->> 'media') end, '')`;

const setCredits = (table: string, kind: string, fields: Readonly<Record<string, string>>): string => `
  update ${table} set ${Object.entries(fields)
    .map(([column, field]) => `${column} = ${creditOf(field)}`)
    .join(', ')}
  from content_documents document
  where document.site_id = ${table}.site_id and document.kind = '${kind}' and document.key = ${table}.slug`;

/** Credits of the pictures in the headers of packages and events, which have only their addresses. */
export const pictureCredits = statements(
  [
    'alter table packages add column image_credit text, add column media_credit text',
    'alter table events add column image_credit text',
    setCredits('packages', 'package', { image_credit: 'image', media_credit: 'media' }),
    setCredits('events', 'event', { image_credit: 'image' }),
  ],
  [
    'alter table events drop column image_credit',
    'alter table packages drop column image_credit, drop column media_credit',
  ],
);
