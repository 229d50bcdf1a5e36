-- How the words of a search vector were written (src/db/write/searchText.ts). A provider writes vectors of other
-- versions again in the background.
alter table article_search add column text_version smallint not null default 0;
