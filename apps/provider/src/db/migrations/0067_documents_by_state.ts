import { statements } from './statements.ts';

/** Content that is not published, by state: the content API lists drafts without reading all published documents. */
export const documentsByState = statements(
  [
    `create index content_documents_by_state on content_documents (site_id, kind, state, key) where state <> 'published'`,
  ],
  ['drop index content_documents_by_state'],
);
