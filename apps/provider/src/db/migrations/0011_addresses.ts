import { statements } from './statements.ts';

/** Indexes to look up an event, webcast or episode by its URI. */
export const addresses = statements(
  [
    'create index events_by_address on events (site_id, doc_uri)',
    'create index webcasts_by_address on webcasts (site_id, uri)',
    'create index podcasts_by_address on podcasts (site_id, uri)',
  ],
  ['drop index podcasts_by_address', 'drop index webcasts_by_address', 'drop index events_by_address'],
);
