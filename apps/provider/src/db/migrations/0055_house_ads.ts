import { statements } from './statements.ts';

/** House ads of publications that replace those of the file. Their pictures are known pictures (0019). */
export const houseAds = statements(
  [
    `create table house_ads (
      id integer generated always as identity primary key,
      site_id integer not null references sites on delete cascade,
      slug text not null,
      position integer not null default 0,
      tone text not null,
      kicker text not null,
      title text not null,
      short text not null,
      text text not null,
      action text not null,
      url text not null,
      image jsonb not null,
      unique (site_id, slug)
    )`,
    'create trigger note_known_pictures after insert or update on house_ads for each row execute function note_known_pictures()',
  ],
  ['drop table house_ads'],
);
