import { statements } from './statements.ts';

/** Pictures in the headers of pages that are no content themselves. Their ids are known pictures (0019). */
export const headerPictures = statements(
  [
    `create table header_pictures (
      id integer generated always as identity primary key,
      site_id integer not null references sites on delete cascade,
      page text not null,
      image jsonb not null,
      unique (site_id, page)
    )`,
    'create trigger note_known_pictures after insert or update on header_pictures for each row execute function note_known_pictures()',
  ],
  ['drop table header_pictures'],
);
