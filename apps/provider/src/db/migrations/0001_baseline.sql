-- The schema of the first release, on PostgreSQL 15 and on the embedded engine. A change is a new file beside this one.

-- Publications, categories and authors.
create table sites (
  id integer generated always as identity primary key,
  key text not null unique,
  name text not null,
  aliases text[] not null default '{}',
  publication text not null unique,
  base_domain text not null,
  time_zone text not null default 'America/New_York',
  product text not null,
  language text not null default 'en-US'
);

create table channels (
  site_id integer not null references sites on delete cascade,
  family text not null,
  name text not null,
  uri text,
  primary key (site_id, family)
);

create table categories (
  id integer generated always as identity primary key,
  site_id integer not null references sites on delete cascade,
  natural_id text not null,
  path text not null,
  name text not null,
  family text not null,
  channel_name text,
  channel_uri text,
  section_name text,
  region text,
  description text,
  h1 text,
  meta_title text,
  meta_description text,
  position integer not null default 0,
  image jsonb,
  unique (site_id, natural_id),
  unique (site_id, path)
);

create table authors (
  id integer generated always as identity primary key,
  site_id integer not null references sites on delete cascade,
  slug text not null,
  name text not null,
  role text,
  description text,
  image_large text,
  social jsonb not null default '[]',
  unique (site_id, slug)
);

-- A version of the sites and categories, so that providers can cache them: every statement that changes one of them
-- increments it in the same transaction.
create table reference_version (
  single boolean primary key default true check (single),
  version bigint not null
);
insert into reference_version (version) values (1);

create function increment_reference_version() returns trigger language plpgsql as $$
begin
  update reference_version set version = version + 1;
  return null;
end $$;
create trigger increment_reference_version after insert or update or delete or truncate on sites
  for each statement execute function increment_reference_version();
create trigger increment_reference_version after insert or update or delete or truncate on categories
  for each statement execute function increment_reference_version();

-- Articles. Bodies and search vectors are in separate tables to keep the rows of lists short. Tables of lists repeat
-- pub_date, so that one index scan reads a stream page.
create table articles (
  id integer generated always as identity primary key,
  site_id integer not null references sites on delete cascade,
  natural_id text not null,
  title text not null,
  summary text,
  type text not null default 'article',
  post_format text,
  kicker text,
  kicker_category_id integer references categories on delete set null,
  primary_category_id integer references categories on delete set null,
  presented_by text,
  byline text,
  publication text not null,
  image jsonb,
  pub_date timestamptz not null,
  modified_date timestamptz,
  time_to_read integer,
  nofollow boolean not null default false,
  show_disclaimer boolean not null default false,
  is_download boolean not null default false,
  recombee_id text,
  unique (site_id, natural_id)
);
create index articles_newest on articles (site_id, pub_date desc, id desc);

create table article_bodies (
  article_id integer primary key references articles on delete cascade,
  blocks text[] not null default '{}',
  need_to_know text[] not null default '{}',
  tags text[] not null default '{}',
  canonical_url text,
  embed1 text,
  embed2 text,
  charts jsonb not null default '[]'
);

create table article_categories (
  article_id integer not null references articles on delete cascade,
  category_id integer not null references categories on delete cascade,
  role text not null check (role in ('primary', 'listed', 'kicker')),
  position integer not null default 0,
  pub_date timestamptz not null,
  primary key (article_id, category_id)
);
create index article_categories_newest on article_categories (category_id, pub_date desc, article_id desc);

create table article_authors (
  article_id integer not null references articles on delete cascade,
  author_id integer not null references authors on delete cascade,
  position integer not null default 0,
  pub_date timestamptz not null,
  primary key (article_id, author_id)
);
create index article_authors_newest on article_authors (author_id, pub_date desc, article_id desc);

create table slides (
  article_id integer not null references articles on delete cascade,
  position integer not null,
  title text,
  image text not null,
  caption text,
  height integer,
  width integer,
  alt text,
  credit text,
  primary key (article_id, position)
);

create table videos (
  article_id integer primary key references articles on delete cascade,
  uri text not null,
  provider text,
  title text,
  poster text,
  duration integer,
  footage jsonb
);

create table books (
  article_id integer primary key references articles on delete cascade,
  title text not null,
  description text,
  cover_image text,
  book_url text
);

-- The search vectors, stored outside the rows. A search visits the row of each match to count it, and rows of 150 bytes
-- instead of 1 KB are an eighth of the pages. PostgreSQL moves long values out of a row only when the row is longer than
-- 2 KB (TOAST_TUPLE_THRESHOLD): the padding makes it that long, and is itself compressed to 35 bytes.
create table article_search (
  article_id integer primary key references articles on delete cascade,
  site_id integer not null references sites on delete cascade,
  pub_date timestamptz not null,
  category_ids integer[] not null default '{}',
  vector tsvector not null,
  padding text not null default repeat('-', 2100)
) with (toast_tuple_target = 128);
alter table article_search alter column vector set storage external, alter column category_ids set storage main;
create index article_search_vector on article_search using gin (vector);
create index article_search_newest on article_search (site_id, pub_date desc, article_id desc);

-- Indexes in a search engine outside the database, and for each index the articles that it lacks. Triggers add changed
-- articles in the transaction of the change. Without an index they add nothing. An index does not survive truncate: it
-- would contain articles that do not exist, so it must be built again.
create table search_indexes (
  name text primary key,
  address text not null,
  state text not null check (state in ('building', 'ready')),
  created_at timestamptz not null default now(),
  active_at timestamptz not null default now(),
  worker text,
  leased_until timestamptz not null default '-infinity'
);
create unique index search_indexes_ready on search_indexes (state) where state = 'ready';

create sequence search_change_versions;
create table search_changes (
  index_name text not null references search_indexes (name) on delete cascade,
  article_id integer not null,
  version bigint not null default nextval('search_change_versions'),
  changed_at timestamptz not null default clock_timestamp(),
  primary key (index_name, article_id)
);
create index search_changes_order on search_changes (index_name, version);

create function record_search_changes() returns trigger language plpgsql as $$
begin
  insert into search_changes (index_name, article_id)
    select indexes.name, changed.article_id
    -- An index that is being deleted is waited for, because its key could not be referenced.
    from (select name from search_indexes for key share) indexes
    cross join (select distinct article_id from changed_rows) changed
    order by indexes.name, changed.article_id
    on conflict (index_name, article_id) do update set version = excluded.version, changed_at = excluded.changed_at;
  return null;
end $$;
create trigger record_search_changes_insert after insert on article_search
  referencing new table as changed_rows for each statement execute function record_search_changes();
create trigger record_search_changes_update after update on article_search
  referencing new table as changed_rows for each statement execute function record_search_changes();
create trigger record_search_changes_delete after delete on article_search
  referencing old table as changed_rows for each statement execute function record_search_changes();

create function discard_search_indexes() returns trigger language plpgsql as $$
begin
  delete from search_indexes;
  return null;
end $$;
create trigger discard_search_indexes after truncate on article_search
  for each statement execute function discard_search_indexes();

-- Exact totals of categories and sites: triggers count their articles, those with a future date included, in the
-- transaction that changes them. Hidden articles, drafts and withdrawn ones, do not count: a count subtracts those that
-- are not published yet, and its cost must not grow with articles that stay hidden. A trigger's arguments are the table
-- of totals and the column.
create table category_totals (
  category_id integer primary key references categories on delete cascade,
  articles integer not null
);

create table site_totals (
  site_id integer primary key references sites on delete cascade,
  articles integer not null
);

create function count_totals() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    execute format(
      'update %1$I totals set articles = totals.articles - removed.n
        from (select %2$I, count(*)::integer as n from old_rows where pub_date < ''9999-12-31T00:00:00Z''::timestamptz group by %2$I) removed
        where removed.%2$I = totals.%2$I',
      tg_argv[0], tg_argv[1]);
  end if;
  if tg_op <> 'DELETE' then
    execute format(
      'insert into %1$I (%2$I, articles)
        select %2$I, count(*)::integer from new_rows where pub_date < ''9999-12-31T00:00:00Z''::timestamptz group by %2$I
        on conflict (%2$I) do update set articles = %1$I.articles + excluded.articles',
      tg_argv[0], tg_argv[1]);
  end if;
  return null;
end $$;
create trigger count_totals_insert after insert on article_categories
  referencing new table as new_rows for each statement execute function count_totals('category_totals', 'category_id');
create trigger count_totals_delete after delete on article_categories
  referencing old table as old_rows for each statement execute function count_totals('category_totals', 'category_id');
create trigger count_totals_update after update on article_categories
  referencing old table as old_rows new table as new_rows for each statement execute function count_totals('category_totals', 'category_id');
create trigger count_totals_insert after insert on articles
  referencing new table as new_rows for each statement execute function count_totals('site_totals', 'site_id');
create trigger count_totals_delete after delete on articles
  referencing old table as old_rows for each statement execute function count_totals('site_totals', 'site_id');
create trigger count_totals_update after update on articles
  referencing old table as old_rows new table as new_rows for each statement execute function count_totals('site_totals', 'site_id');

create function clear_totals() returns trigger language plpgsql as $$
begin
  execute format('delete from %I', tg_argv[0]);
  return null;
end $$;
create trigger clear_totals after truncate on article_categories
  for each statement execute function clear_totals('category_totals');
create trigger clear_totals after truncate on articles
  for each statement execute function clear_totals('site_totals');

-- Hourly page views of articles, and the trending lists (§9) that are refreshed every few minutes.
create table article_views (
  article_id integer not null references articles on delete cascade,
  hour timestamptz not null,
  views integer not null,
  primary key (article_id, hour)
);
create index article_views_by_hour on article_views (hour, article_id) include (views);

create table trending_articles (
  site_id integer not null references sites on delete cascade,
  window_hours integer not null,
  article_id integer not null references articles on delete cascade,
  views integer not null,
  primary key (site_id, window_hours, article_id)
);
create index trending_articles_most on trending_articles (site_id, window_hours, views desc, article_id desc);

create table trending_positions (
  site_id integer not null references sites on delete cascade,
  list text not null,
  position integer not null,
  article_id integer not null references articles on delete cascade,
  primary key (site_id, list, position)
);
create index trending_positions_article on trending_positions (article_id);

-- The structured facts of deals, one row per article that reports one, and their totals. Triggers maintain the totals
-- in the transaction of a change; they have at most one row per kind, market, sector, size band and currency. A deal
-- without a market, sector, size or price has 0 or an empty text in them.
create table deals (
  article_id integer primary key references articles on delete cascade,
  site_id integer not null references sites on delete cascade,
  pub_date timestamptz not null,
  kind text not null,
  deal_date date not null,
  market_id integer references categories on delete set null,
  sector_id integer references categories on delete set null,
  city text,
  property text,
  price double precision,
  currency text,
  size double precision,
  size_unit text,
  square_feet double precision,
  size_band smallint not null generated always as (
    case
      when square_feet is null then 0
      when square_feet < 25000 then 1
      when square_feet < 100000 then 2
      when square_feet < 500000 then 3
      else 4
    end
  ) stored,
  price_per_square_foot double precision,
  cap_rate double precision,
  buyer text,
  seller text,
  tenant text,
  landlord text,
  borrower text,
  lender text,
  developer text,
  brokers text[] not null default '{}'
);
create index deals_newest on deals (site_id, deal_date desc, article_id desc);
create index deals_oldest on deals (site_id, deal_date, article_id desc);
create index deals_highest_price on deals (site_id, price desc nulls last, article_id desc);
create index deals_lowest_price on deals (site_id, price, article_id desc);
create index deals_largest on deals (site_id, square_feet desc nulls last, article_id desc);
create index deals_smallest on deals (site_id, square_feet, article_id desc);
create index deals_market on deals (market_id, deal_date desc);
create index deals_sector on deals (sector_id, deal_date desc);
create index deals_planned on deals (site_id, pub_date);

create table deal_totals (
  site_id integer not null references sites on delete cascade,
  kind text not null,
  market_id integer not null,
  sector_id integer not null,
  size_band smallint not null,
  currency text not null,
  deals integer not null,
  volume double precision not null,
  primary key (site_id, kind, market_id, sector_id, size_band, currency)
);

create function count_deals() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    update deal_totals totals set deals = totals.deals - removed.deals, volume = totals.volume - removed.volume
      from (select site_id, kind, coalesce(market_id, 0) as market_id, coalesce(sector_id, 0) as sector_id, size_band,
        coalesce(currency, '') as currency, count(*)::integer as deals, coalesce(sum(price), 0) as volume
      from old_rows group by 1, 2, 3, 4, 5, 6) removed
      where (totals.site_id, totals.kind, totals.market_id, totals.sector_id, totals.size_band, totals.currency)
        = (removed.site_id, removed.kind, removed.market_id, removed.sector_id, removed.size_band, removed.currency);
  end if;
  if tg_op <> 'DELETE' then
    insert into deal_totals (site_id, kind, market_id, sector_id, size_band, currency, deals, volume)
      select site_id, kind, coalesce(market_id, 0) as market_id, coalesce(sector_id, 0) as sector_id, size_band,
        coalesce(currency, '') as currency, count(*)::integer as deals, coalesce(sum(price), 0) as volume
      from new_rows group by 1, 2, 3, 4, 5, 6
      on conflict (site_id, kind, market_id, sector_id, size_band, currency) do update
        set deals = deal_totals.deals + excluded.deals, volume = deal_totals.volume + excluded.volume;
  end if;
  return null;
end $$;
create trigger count_deals_insert after insert on deals
  referencing new table as new_rows for each statement execute function count_deals();
create trigger count_deals_delete after delete on deals
  referencing old table as old_rows for each statement execute function count_deals();
create trigger count_deals_update after update on deals
  referencing old table as old_rows new table as new_rows for each statement execute function count_deals();

create function clear_deals() returns trigger language plpgsql as $$
begin
  delete from deal_totals;
  return null;
end $$;
create trigger clear_deals after truncate on deals for each statement execute function clear_deals();

-- Packages: issues, special reports, thought leaders and the positions of the home page. One that lists the newest
-- stories of its publication has newest_count of them, after the first newest_skip.
create table packages (
  id integer generated always as identity primary key,
  site_id integer not null references sites on delete cascade,
  slug text not null,
  title text not null,
  type text not null,
  type_key text not null,
  package_url text not null,
  summary text,
  css_file text,
  image_url text,
  media_url text,
  blurb text,
  digital_edition_url text,
  magazine text,
  pub_date timestamptz not null,
  newest_skip integer,
  newest_count integer,
  image_credit text,
  media_credit text,
  unique (site_id, slug),
  constraint packages_newest check ((newest_skip is null) = (newest_count is null))
);
create index packages_by_type on packages (site_id, type_key, pub_date desc, id desc);

create table package_items (
  package_id integer not null references packages on delete cascade,
  article_id integer not null references articles on delete cascade,
  position integer not null,
  primary key (package_id, article_id)
);
create index package_items_order on package_items (package_id, position);
create index package_items_article on package_items (article_id);

create table package_navigations (
  package_id integer not null references packages on delete cascade,
  position integer not null,
  name text not null,
  description text,
  link text,
  query text,
  page_size integer not null default 4,
  show_all boolean not null default true,
  primary key (package_id, position)
);

create table package_sponsors (
  package_id integer not null references packages on delete cascade,
  position integer not null,
  ad_code text,
  name text not null,
  url text,
  twitter_id text,
  description text,
  image text,
  primary key (package_id, position)
);

create table package_positions (
  site_id integer not null references sites on delete cascade,
  position text not null,
  package_id integer not null references packages on delete cascade,
  primary key (site_id, position)
);

-- Webcasts, podcasts, events and the editorial calendar. The data of an episode's recording serve feeds; a preview is
-- shorter than its episode.
create table webcasts (
  id integer generated always as identity primary key,
  site_id integer not null references sites on delete cascade,
  slug text not null,
  uri text not null,
  title text not null,
  summary text,
  kicker text,
  byline text,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  topic text,
  sponsor text,
  registration_url text,
  speakers jsonb not null default '[]',
  image jsonb,
  footage jsonb,
  unique (site_id, slug)
);
create index webcasts_newest on webcasts (site_id, starts_at desc, id desc);
create index webcasts_by_address on webcasts (site_id, uri);

create table podcasts (
  id integer generated always as identity primary key,
  site_id integer not null references sites on delete cascade,
  slug text not null,
  uri text not null,
  title text not null,
  summary text,
  kicker text,
  byline text,
  guest text,
  show text,
  number integer,
  published_at timestamptz not null,
  audio_url text,
  duration integer,
  image jsonb,
  audio_type text,
  audio_bytes integer,
  audio_seconds integer,
  transcript text,
  unique (site_id, slug)
);
create index podcasts_newest on podcasts (site_id, published_at desc, id desc);
create index podcasts_by_address on podcasts (site_id, uri);
create index podcasts_by_recording on podcasts (audio_url) where audio_url is not null;

create table events (
  id integer generated always as identity primary key,
  site_id integer not null references sites on delete cascade,
  slug text not null,
  event_title text not null,
  doc_uri text not null,
  venue_name text,
  cle_credit text,
  description text,
  registration_url text,
  event_start_date timestamptz not null,
  event_end_date timestamptz,
  industry text,
  topic text,
  audience text,
  city text,
  learn_more_link_file text,
  image_uri text,
  image_uri2 text,
  practice_area text,
  time_zone text,
  address jsonb,
  agenda jsonb not null default '[]',
  prices jsonb not null default '[]',
  image_credit text,
  unique (site_id, slug)
);
create index events_by_date on events (site_id, event_start_date);
create index events_by_address on events (site_id, doc_uri);

create table editorial_calendar (
  id integer generated always as identity primary key,
  site_id integer not null references sites on delete cascade,
  title text not null,
  description_long text,
  description_short text,
  close_date date,
  embargo_date date,
  materials_due_date date,
  publication_date date not null,
  publication text not null,
  email_contact text,
  slug text not null,
  unique (site_id, slug)
);
create index editorial_calendar_by_date on editorial_calendar (site_id, publication_date);

-- Branded resources, recognition profiles, static pages, promotional listings, newsletters and the market strip.
create table publishers (
  id integer generated always as identity primary key,
  site_id integer not null references sites on delete cascade,
  publisher text not null,
  name text not null,
  sponsored boolean not null default false,
  sponsor_blurb text,
  blurb text,
  logo text,
  publisher_url text,
  linked_url text,
  display_url text,
  socials jsonb not null default '[]',
  topics text[] not null default '{}',
  position integer not null default 0,
  unique (site_id, publisher)
);

create table resource_topics (
  id integer generated always as identity primary key,
  site_id integer not null references sites on delete cascade,
  topic text not null,
  name text not null,
  slug text not null,
  position integer not null default 0,
  unique (site_id, slug)
);

create table resources (
  id integer generated always as identity primary key,
  site_id integer not null references sites on delete cascade,
  publisher_id integer not null references publishers on delete cascade,
  slug text not null,
  resource_name text not null,
  resource_image_url text,
  download_url text not null,
  resource_short_description text,
  topic text,
  type text,
  start_date timestamptz not null,
  unique (site_id, slug)
);
create index resources_newest on resources (site_id, start_date desc, id desc);

create table partner_videos (
  id integer generated always as identity primary key,
  site_id integer not null references sites on delete cascade,
  publisher_id integer references publishers on delete cascade,
  slug text not null,
  title text not null,
  description text,
  duration integer,
  image_uri text,
  video_uri text,
  published_at timestamptz not null,
  footage jsonb,
  unique (site_id, slug)
);

create table recognition_profiles (
  id integer generated always as identity primary key,
  site_id integer not null references sites on delete cascade,
  directory text not null,
  doc_name text not null,
  doc_uri text not null,
  entry_id text not null,
  date date,
  published_year integer not null,
  title text,
  status text,
  role text,
  pro_name text not null,
  pro_photo text,
  pro_email text,
  pro_linked_in text,
  pro_location text,
  pro_country_code text,
  pronouns text,
  phone text,
  about_me text,
  firm_name text,
  firm_link text,
  company_logo text,
  profile_url text,
  membership_type text,
  rising_star boolean not null default false,
  winner boolean not null default false,
  finalist boolean not null default false,
  segments text[] not null default '{}',
  award_names text[] not null default '{}',
  events_attended text[] not null default '{}',
  industries text[] not null default '{}',
  awards jsonb not null default '[]',
  q_and_a jsonb not null default '[]',
  videos jsonb not null default '[]',
  web_casts jsonb not null default '[]',
  white_papers jsonb not null default '[]',
  unique (site_id, directory, doc_name, published_year)
);
create index recognition_profiles_newest on recognition_profiles (directory, published_year desc, pro_name);

create table static_pages (
  id integer generated always as identity primary key,
  site_id integer not null references sites on delete cascade,
  slug text not null,
  path text not null,
  title text not null,
  content text not null,
  excerpt text,
  template text,
  settings jsonb not null,
  unique (site_id, slug)
);

create table promotional_listings (
  id integer generated always as identity primary key,
  site_id integer not null references sites on delete cascade,
  type text not null,
  title text not null,
  description text,
  uri text,
  image jsonb,
  pages text[] not null default '{}',
  position integer not null default 0,
  slug text not null,
  unique (site_id, slug)
);
create index promotional_listings_by_site on promotional_listings (site_id, position);

create table newsletters (
  id integer generated always as identity primary key,
  site_id integer not null references sites on delete cascade,
  product_code text not null,
  int_cmp text,
  title text not null,
  blurb text,
  frequency text,
  browse_all_uri text,
  position integer not null default 0,
  audience text,
  sample jsonb,
  categories text[] not null default '{}',
  unique (site_id, product_code)
);

create table market_indicators (
  id integer generated always as identity primary key,
  site_id integer not null references sites on delete cascade,
  slug text not null,
  position integer not null default 0,
  label text not null,
  value text not null,
  change text,
  source text not null,
  as_of date not null,
  uri text,
  unique (site_id, slug)
);

-- Pictures in the headers of pages that are no content themselves, and house ads that replace those of the file.
create table header_pictures (
  id integer generated always as identity primary key,
  site_id integer not null references sites on delete cascade,
  page text not null,
  image jsonb not null,
  unique (site_id, page)
);

create table house_ads (
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
);

-- What a content file, the content API or an import wrote: the tables of content above are derived from it.
create table content_documents (
  site_id integer not null references sites on delete cascade,
  kind text not null,
  key text collate "C" not null,
  state text not null check (state in ('draft', 'scheduled', 'published', 'withdrawn')),
  publish_at timestamptz,
  document jsonb not null,
  hash text not null,
  source_hash text,
  updated_at timestamptz not null,
  primary key (site_id, kind, key)
);
create index content_documents_due on content_documents (publish_at) where state = 'scheduled';
create index content_documents_by_state on content_documents (site_id, kind, state, key) where state <> 'published';
create index content_documents_by_partner on content_documents (site_id, (document ->> 'presentedBy'))
  where document ->> 'presentedBy' is not null;

-- The ids of uploaded files in a document: removing a file finds them without reading all documents. An id ends a run of
-- hexadecimal digits, because an encoded character before it may end with one (%2f).
create function media_ids(document jsonb) returns text[] language sql immutable strict parallel safe
  return array(select id[1] from regexp_matches(document::text, '[0-9a-f]{64}(?![0-9a-f])', 'g') as id);
create index content_documents_by_media on content_documents using gin (media_ids(document));

-- Redirects of old addresses, and the cache tags to purge, with the origins of a site that have accepted the purge.
create table redirects (
  site_id integer not null references sites on delete cascade,
  from_path text not null,
  to_path text not null,
  created_at timestamptz not null,
  primary key (site_id, from_path)
);
create index redirects_by_target on redirects (site_id, to_path);

create table purges (
  id bigint generated always as identity primary key,
  site text not null,
  tag text not null,
  created_at timestamptz not null,
  accepted_by text[] not null default '{}',
  unique (site, tag)
);

-- Tokens, audit log and idempotency keys of the content API. Secrets are stored as hashes.
create table content_tokens (
  id text primary key,
  site_id integer not null references sites on delete cascade,
  name text not null,
  secret_hash text not null unique,
  former_hash text unique,
  former_until timestamptz,
  scopes text[] not null,
  created_at timestamptz not null,
  expires_at timestamptz,
  revoked_at timestamptz
);

create table content_audit (
  id bigint generated always as identity primary key,
  site_id integer not null references sites on delete cascade,
  token_id text not null,
  action text not null,
  kind text not null,
  key text not null,
  state text,
  hash text,
  at timestamptz not null
);
create index content_audit_by_item on content_audit (site_id, kind, key, id);
create index content_audit_by_date on content_audit (at);

create table content_idempotency (
  token_id text not null references content_tokens on delete cascade,
  key text not null,
  fingerprint text not null,
  status integer,
  headers jsonb,
  body text,
  created_at timestamptz not null,
  primary key (token_id, key)
);
create index content_idempotency_by_date on content_idempotency (created_at);

-- What was imported from which source, so that a later import updates the same content and skips what is unchanged, and
-- what the last complete import of a feed fetched, so that the next one asks whether it has changed.
create table import_items (
  site_id integer not null references sites on delete cascade,
  source text not null,
  item text not null,
  kind text not null,
  key text not null,
  item_hash text,
  document_hash text not null,
  imported_at timestamptz not null,
  primary key (site_id, source, item)
);

create table import_sources (
  site_id integer not null references sites on delete cascade,
  location text not null,
  settings_hash text not null,
  pages jsonb not null,
  imported_at timestamptz not null,
  primary key (site_id, location)
);

-- Files of the media library, the remote addresses that they were fetched from, and files that were taken down: these
-- are no longer served, and are refused when they are uploaded again.
create table media (
  id text primary key check (id ~ '^[0-9a-f]{64}$'),
  kind text not null check (kind in ('image', 'video', 'captions', 'audio', 'document')),
  type text not null,
  bytes integer not null,
  file_name text not null,
  width integer,
  height integer,
  is_animated boolean not null default false,
  color text,
  credit text,
  copyright text,
  caption text,
  alt text,
  created_at timestamptz not null,
  seconds double precision,
  codecs text
);

create table media_sources (
  url text primary key,
  media_id text not null references media on delete cascade,
  fetched_at timestamptz not null
);
create index media_sources_by_media on media_sources (media_id);

create table removed_media (
  id text primary key,
  removed_at timestamptz not null
);

-- Ids of all pictures in content; no other picture is rendered. A trigger on each content table adds the ids of every
-- written row in the same transaction, so that no code can forget it.
create table known_pictures (id text primary key);

create function note_known_pictures() returns trigger language plpgsql as $$
declare content text := to_jsonb(new)::text;
begin
  if strpos(content, '/images/') > 0 then
    insert into known_pictures (id)
      select distinct hit.parts[1] from regexp_matches(content, '/images/([a-z0-9-]+)', 'g') as hit (parts)
      where length(hit.parts[1]) <= 120
      on conflict do nothing;
  end if;
  return null;
end $$;
do $$
declare content_table text;
begin
  foreach content_table in array array[
    'sites', 'categories', 'authors', 'articles', 'article_bodies', 'slides', 'videos', 'books', 'packages',
    'package_navigations', 'package_sponsors', 'webcasts', 'podcasts', 'events', 'editorial_calendar', 'publishers',
    'resource_topics', 'resources', 'partner_videos', 'recognition_profiles', 'static_pages', 'promotional_listings',
    'newsletters', 'header_pictures', 'house_ads'
  ] loop
    execute format(
      'create trigger note_known_pictures after insert or update on %I for each row execute function note_known_pictures()',
      content_table);
  end loop;
end $$;

-- Accounts and their credentials. They do not reference sites, so replacing the sample content does not affect them.
-- Tokens are stored as hashes only. Use of a session extends expires_at until ends_at, which is fixed.
create table accounts (
  id uuid primary key,
  email text not null unique,
  password_hash text,
  first_name text not null default '',
  middle_name text not null default '',
  last_name text not null default '',
  title text not null default '',
  firm_name text not null default '',
  country_code text not null default '',
  promo_code text not null default '',
  source text not null default '',
  referrer_domain text not null default '',
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create table account_sessions (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  token_hash text not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  kind text not null default 'remembered' check (kind in ('browser', 'remembered')),
  ends_at timestamptz not null
);
create index account_sessions_account on account_sessions (account_id);
create index account_sessions_expiry on account_sessions (expires_at);

create table account_devices (
  account_id uuid not null references accounts on delete cascade,
  token_hash text not null,
  expires_at timestamptz not null,
  primary key (account_id, token_hash)
);
create index account_devices_expiry on account_devices (expires_at);

create table account_links (
  token_hash text primary key,
  purpose text not null check (purpose in ('register', 'newsletters', 'reset')),
  email text not null,
  payload jsonb not null,
  expires_at timestamptz not null
);
create index account_links_email on account_links (email, purpose);
create index account_links_expiry on account_links (expires_at);

create table account_subscriptions (
  id bigint generated always as identity primary key,
  account_id uuid not null references accounts on delete cascade,
  product_id integer not null,
  status integer not null,
  started_at timestamptz not null,
  unique (account_id, product_id)
);

create table account_newsletters (
  account_id uuid not null references accounts on delete cascade,
  site text not null,
  product_code text not null,
  chosen_at timestamptz not null,
  primary key (account_id, site, product_code)
);

-- What readers save and follow, by account and publication. Articles, categories and authors are named by their
-- addresses instead of ids, because replacing the content of a publication must not empty the lists of its readers. The
-- index on the followed page serves mails to followers.
create table saved_articles (
  account_id uuid not null references accounts on delete cascade,
  site text not null,
  natural_id text not null,
  saved_at timestamptz not null,
  primary key (account_id, site, natural_id)
);

create table follows (
  account_id uuid not null references accounts on delete cascade,
  site text not null,
  kind text not null check (kind in ('stream', 'author')),
  target text not null,
  followed_at timestamptz not null,
  primary key (account_id, site, kind, target)
);
create index follows_target on follows (site, kind, target);

-- The digest mails that readers have chosen, by account and publication. next_at moves on in the transaction that adds
-- the mail to the outbox, so a period has one mail at most. The token is that of the link that ends the digest.
create table digests (
  account_id uuid not null references accounts on delete cascade,
  site text not null,
  frequency text not null check (frequency in ('daily', 'weekly')),
  token text not null unique,
  chosen_at timestamptz not null,
  covered_until timestamptz not null,
  next_at timestamptz not null,
  primary key (account_id, site)
);
create index digests_next_at on digests (next_at);

-- Submitted forms of static pages.
create table form_submissions (
  id bigint generated always as identity primary key,
  site_id integer not null references sites on delete cascade,
  form text not null,
  fields jsonb not null,
  received_at timestamptz not null
);
create index form_submissions_newest on form_submissions (site_id, form, received_at desc, id desc);

-- Counters of events in a time window, such as wrong passwords and sent mails. Keys are hashes.
create table counters (
  kind text not null,
  key_hash text not null,
  count integer not null,
  started_at timestamptz not null,
  last_at timestamptz not null,
  primary key (kind, key_hash)
);
create index counters_age on counters (last_at);

-- Mails to send, digests after all others. A row is deleted when the mail server accepted the mail or sending was given
-- up. Replies to the mail of a form go to the reader who submitted it.
create table outbox (
  id uuid primary key,
  kind text not null,
  sender_name text not null,
  sender_address text not null,
  recipient text not null,
  subject text not null,
  text_body text not null,
  html_body text not null,
  created_at timestamptz not null,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  give_up_at timestamptz not null,
  reply_to text,
  unsubscribe_url text
);
create index outbox_due on outbox ((kind = 'digest'), next_attempt_at, id);
