import { statements } from './statements.ts';

/**
 * Documents by the ids of uploaded files that they name anywhere: removing a file finds them without reading all
 * documents. An id ends a run of hexadecimal digits, because an encoded character before it may end with one (`%2f`).
 */
export const documentsByMedia = statements(
  [
    `create function media_ids(document jsonb) returns text[] language sql immutable strict parallel safe
      return array(select id[1] from regexp_matches(document::text, '[0-9a-f]{64}(?![0-9a-f])', 'g') as id)`,
    'create index content_documents_by_media on content_documents using gin (media_ids(document))',
  ],
  ['drop index content_documents_by_media', 'drop function media_ids'],
);
