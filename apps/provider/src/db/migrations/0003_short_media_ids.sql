-- Ids of files have 32 digits. Those of before keep their 64.
alter table media drop constraint media_id_check;
alter table media add constraint media_id_check check (id ~ '^[0-9a-f]{32}([0-9a-f]{32})?$');

drop index content_documents_by_media;
create or replace function media_ids(document jsonb) returns text[] language sql immutable strict parallel safe
  return array(
    select id[1] from regexp_matches(document::text, '([0-9a-f]{32}(?:[0-9a-f]{32})?)(?![0-9a-f])', 'g') as id
  );
create index content_documents_by_media on content_documents using gin (media_ids(document));
