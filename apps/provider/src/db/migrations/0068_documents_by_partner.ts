import { statements } from './statements.ts';

/** Articles that a partner presents: renaming a publisher finds them without reading all articles. */
export const documentsByPartner = statements(
  [
    `create index content_documents_by_partner on content_documents (site_id, (document ->> 'presentedBy'))
      where document ->> 'presentedBy' is not null`,
  ],
  ['drop index content_documents_by_partner'],
);
