import { statements } from './statements.ts';

/** Channels by the family of their categories, and the articles at the top of trending lists. */
export const channelsAndTrending = statements(
  [
    `create table channels (
      site_id integer not null references sites on delete cascade,
      family text not null,
      name text not null,
      uri text,
      primary key (site_id, family)
    )`,
    `insert into channels (site_id, family, name, uri)
      select distinct on (site_id, family) site_id, family, channel_name, channel_uri from categories
      where channel_name is not null order by site_id, family, position, id`,
    `insert into content_documents (site_id, kind, key, state, publish_at, document, hash, updated_at)
      select site_id, 'channel', family, 'published', now(),
        jsonb_build_object('status', 'published', 'name', name, 'uri', uri), md5(concat(family, name, uri)), now()
      from channels`,
    `create table trending_positions (
      site_id integer not null references sites on delete cascade,
      list text not null,
      position integer not null,
      article_id integer not null references articles on delete cascade,
      primary key (site_id, list, position)
    )`,
    'create index trending_positions_article on trending_positions (article_id)',
  ],
  [
    'drop table trending_positions',
    `delete from content_documents where kind in ('channel', 'trendingList')`,
    'drop table channels',
  ],
);
