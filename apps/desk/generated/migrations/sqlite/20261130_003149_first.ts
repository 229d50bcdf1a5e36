import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`articles_slides\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`caption\` text,
  	\`image_file_id\` text,
  	\`image_media\` text,
  	\`image_url\` text,
  	\`image_alt\` text,
  	\`image_is_decorative\` integer,
  	\`image_caption\` text,
  	\`image_credit\` text,
  	\`image_focal_x\` numeric,
  	\`image_focal_y\` numeric,
  	\`image_width\` numeric,
  	\`image_height\` numeric,
  	FOREIGN KEY (\`image_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`articles_slides_order_idx\` ON \`articles_slides\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`articles_slides_parent_id_idx\` ON \`articles_slides\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_slides_image_image_file_idx\` ON \`articles_slides\` (\`image_file_id\`);`)
  await db.run(sql`CREATE TABLE \`articles_video_renditions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`media\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`articles_video_renditions_order_idx\` ON \`articles_video_renditions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`articles_video_renditions_parent_id_idx\` ON \`articles_video_renditions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`articles_video_captions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`media\` text,
  	\`language\` text,
  	\`label\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`articles_video_captions_order_idx\` ON \`articles_video_captions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`articles_video_captions_parent_id_idx\` ON \`articles_video_captions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`articles_embeds\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`src\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`articles_embeds_order_idx\` ON \`articles_embeds\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`articles_embeds_parent_id_idx\` ON \`articles_embeds\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`articles\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`summary\` text,
  	\`body\` text,
  	\`body_html\` text,
  	\`correction\` text,
  	\`image_file_id\` text,
  	\`image_media\` text,
  	\`image_url\` text,
  	\`image_alt\` text,
  	\`image_is_decorative\` integer,
  	\`image_caption\` text,
  	\`image_credit\` text,
  	\`image_focal_x\` numeric,
  	\`image_focal_y\` numeric,
  	\`image_width\` numeric,
  	\`image_height\` numeric,
  	\`video_title\` text,
  	\`video_url\` text,
  	\`video_media\` text,
  	\`video_poster_file_id\` text,
  	\`video_poster_media\` text,
  	\`video_poster_url\` text,
  	\`video_poster_alt\` text,
  	\`video_poster_is_decorative\` integer,
  	\`video_poster_caption\` text,
  	\`video_poster_credit\` text,
  	\`video_poster_focal_x\` numeric,
  	\`video_poster_focal_y\` numeric,
  	\`video_poster_width\` numeric,
  	\`video_poster_height\` numeric,
  	\`video_transcript\` text,
  	\`video_seconds\` numeric,
  	\`book_title\` text,
  	\`book_description\` text,
  	\`book_book_url\` text,
  	\`book_cover_image_file_id\` text,
  	\`book_cover_image_media\` text,
  	\`book_cover_image_url\` text,
  	\`book_cover_image_alt\` text,
  	\`book_cover_image_is_decorative\` integer,
  	\`book_cover_image_caption\` text,
  	\`book_cover_image_credit\` text,
  	\`book_cover_image_focal_x\` numeric,
  	\`book_cover_image_focal_y\` numeric,
  	\`book_cover_image_width\` numeric,
  	\`book_cover_image_height\` numeric,
  	\`deal_kind\` text,
  	\`deal_property\` text,
  	\`deal_city\` text,
  	\`deal_price_amount\` numeric,
  	\`deal_price_currency\` text,
  	\`deal_size_value\` numeric,
  	\`deal_size_unit\` text,
  	\`deal_price_per_square_foot\` numeric,
  	\`deal_cap_rate\` numeric,
  	\`deal_buyer\` text,
  	\`deal_seller\` text,
  	\`deal_tenant\` text,
  	\`deal_landlord\` text,
  	\`deal_borrower\` text,
  	\`deal_lender\` text,
  	\`deal_developer\` text,
  	\`deal_market\` text,
  	\`deal_sector\` text,
  	\`deal_date\` text,
  	\`publication_id\` text,
  	\`standing\` text DEFAULT 'site',
  	\`publish_at\` text,
  	\`slug\` text,
  	\`key\` text,
  	\`kicker\` text,
  	\`primary_id\` text,
  	\`stage\` text DEFAULT 'working',
  	\`note\` text,
  	\`premium\` integer,
  	\`corrected_at\` text,
  	\`presented_by_id\` text,
  	\`disclaimer\` integer,
  	\`is_download\` integer,
  	\`nofollow\` text,
  	\`canonical_url\` text,
  	\`recombee_id\` text,
  	\`remote\` text,
  	\`etag\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`video_poster_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`book_cover_image_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`publication_id\`) REFERENCES \`publications\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`primary_id\`) REFERENCES \`references\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`presented_by_id\`) REFERENCES \`references\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`articles_image_image_file_idx\` ON \`articles\` (\`image_file_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_video_poster_video_poster_file_idx\` ON \`articles\` (\`video_poster_file_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_book_cover_image_book_cover_image_file_idx\` ON \`articles\` (\`book_cover_image_file_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_publication_idx\` ON \`articles\` (\`publication_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_key_idx\` ON \`articles\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`articles_primary_idx\` ON \`articles\` (\`primary_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_presented_by_idx\` ON \`articles\` (\`presented_by_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_updated_at_idx\` ON \`articles\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`articles_created_at_idx\` ON \`articles\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`articles__status_idx\` ON \`articles\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`articles_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`articles_texts_order_parent\` ON \`articles_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`articles_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`references_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`references_id\`) REFERENCES \`references\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`articles_rels_order_idx\` ON \`articles_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`articles_rels_parent_idx\` ON \`articles_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_rels_path_idx\` ON \`articles_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`articles_rels_references_id_idx\` ON \`articles_rels\` (\`references_id\`);`)
  await db.run(sql`CREATE TABLE \`_articles_v_version_slides\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`caption\` text,
  	\`image_file_id\` text,
  	\`image_media\` text,
  	\`image_url\` text,
  	\`image_alt\` text,
  	\`image_is_decorative\` integer,
  	\`image_caption\` text,
  	\`image_credit\` text,
  	\`image_focal_x\` numeric,
  	\`image_focal_y\` numeric,
  	\`image_width\` numeric,
  	\`image_height\` numeric,
  	\`_uuid\` text,
  	FOREIGN KEY (\`image_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_articles_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_articles_v_version_slides_order_idx\` ON \`_articles_v_version_slides\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_slides_parent_id_idx\` ON \`_articles_v_version_slides\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_slides_image_image_file_idx\` ON \`_articles_v_version_slides\` (\`image_file_id\`);`)
  await db.run(sql`CREATE TABLE \`_articles_v_version_video_renditions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`media\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_articles_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_articles_v_version_video_renditions_order_idx\` ON \`_articles_v_version_video_renditions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_video_renditions_parent_id_idx\` ON \`_articles_v_version_video_renditions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_articles_v_version_video_captions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`media\` text,
  	\`language\` text,
  	\`label\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_articles_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_articles_v_version_video_captions_order_idx\` ON \`_articles_v_version_video_captions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_video_captions_parent_id_idx\` ON \`_articles_v_version_video_captions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_articles_v_version_embeds\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`src\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_articles_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_articles_v_version_embeds_order_idx\` ON \`_articles_v_version_embeds\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_embeds_parent_id_idx\` ON \`_articles_v_version_embeds\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_articles_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_summary\` text,
  	\`version_body\` text,
  	\`version_body_html\` text,
  	\`version_correction\` text,
  	\`version_image_file_id\` text,
  	\`version_image_media\` text,
  	\`version_image_url\` text,
  	\`version_image_alt\` text,
  	\`version_image_is_decorative\` integer,
  	\`version_image_caption\` text,
  	\`version_image_credit\` text,
  	\`version_image_focal_x\` numeric,
  	\`version_image_focal_y\` numeric,
  	\`version_image_width\` numeric,
  	\`version_image_height\` numeric,
  	\`version_video_title\` text,
  	\`version_video_url\` text,
  	\`version_video_media\` text,
  	\`version_video_poster_file_id\` text,
  	\`version_video_poster_media\` text,
  	\`version_video_poster_url\` text,
  	\`version_video_poster_alt\` text,
  	\`version_video_poster_is_decorative\` integer,
  	\`version_video_poster_caption\` text,
  	\`version_video_poster_credit\` text,
  	\`version_video_poster_focal_x\` numeric,
  	\`version_video_poster_focal_y\` numeric,
  	\`version_video_poster_width\` numeric,
  	\`version_video_poster_height\` numeric,
  	\`version_video_transcript\` text,
  	\`version_video_seconds\` numeric,
  	\`version_book_title\` text,
  	\`version_book_description\` text,
  	\`version_book_book_url\` text,
  	\`version_book_cover_image_file_id\` text,
  	\`version_book_cover_image_media\` text,
  	\`version_book_cover_image_url\` text,
  	\`version_book_cover_image_alt\` text,
  	\`version_book_cover_image_is_decorative\` integer,
  	\`version_book_cover_image_caption\` text,
  	\`version_book_cover_image_credit\` text,
  	\`version_book_cover_image_focal_x\` numeric,
  	\`version_book_cover_image_focal_y\` numeric,
  	\`version_book_cover_image_width\` numeric,
  	\`version_book_cover_image_height\` numeric,
  	\`version_deal_kind\` text,
  	\`version_deal_property\` text,
  	\`version_deal_city\` text,
  	\`version_deal_price_amount\` numeric,
  	\`version_deal_price_currency\` text,
  	\`version_deal_size_value\` numeric,
  	\`version_deal_size_unit\` text,
  	\`version_deal_price_per_square_foot\` numeric,
  	\`version_deal_cap_rate\` numeric,
  	\`version_deal_buyer\` text,
  	\`version_deal_seller\` text,
  	\`version_deal_tenant\` text,
  	\`version_deal_landlord\` text,
  	\`version_deal_borrower\` text,
  	\`version_deal_lender\` text,
  	\`version_deal_developer\` text,
  	\`version_deal_market\` text,
  	\`version_deal_sector\` text,
  	\`version_deal_date\` text,
  	\`version_publication_id\` text,
  	\`version_standing\` text DEFAULT 'site',
  	\`version_publish_at\` text,
  	\`version_slug\` text,
  	\`version_key\` text,
  	\`version_kicker\` text,
  	\`version_primary_id\` text,
  	\`version_stage\` text DEFAULT 'working',
  	\`version_note\` text,
  	\`version_premium\` integer,
  	\`version_corrected_at\` text,
  	\`version_presented_by_id\` text,
  	\`version_disclaimer\` integer,
  	\`version_is_download\` integer,
  	\`version_nofollow\` text,
  	\`version_canonical_url\` text,
  	\`version_recombee_id\` text,
  	\`version_remote\` text,
  	\`version_etag\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_video_poster_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_book_cover_image_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_publication_id\`) REFERENCES \`publications\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_primary_id\`) REFERENCES \`references\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_presented_by_id\`) REFERENCES \`references\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_articles_v_parent_idx\` ON \`_articles_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_image_version_image_file_idx\` ON \`_articles_v\` (\`version_image_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_video_poster_version_video_poster_fi_idx\` ON \`_articles_v\` (\`version_video_poster_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_book_cover_image_version_book_cover__idx\` ON \`_articles_v\` (\`version_book_cover_image_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_publication_idx\` ON \`_articles_v\` (\`version_publication_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_key_idx\` ON \`_articles_v\` (\`version_key\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_primary_idx\` ON \`_articles_v\` (\`version_primary_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_presented_by_idx\` ON \`_articles_v\` (\`version_presented_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_updated_at_idx\` ON \`_articles_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_created_at_idx\` ON \`_articles_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version__status_idx\` ON \`_articles_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_created_at_idx\` ON \`_articles_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_updated_at_idx\` ON \`_articles_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_latest_idx\` ON \`_articles_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_autosave_idx\` ON \`_articles_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_articles_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_articles_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_articles_v_texts_order_parent\` ON \`_articles_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_articles_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`references_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_articles_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`references_id\`) REFERENCES \`references\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_articles_v_rels_order_idx\` ON \`_articles_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_rels_parent_idx\` ON \`_articles_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_rels_path_idx\` ON \`_articles_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_rels_references_id_idx\` ON \`_articles_v_rels\` (\`references_id\`);`)
  await db.run(sql`CREATE TABLE \`media\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`publication_id\` text NOT NULL,
  	\`alt\` text,
  	\`caption\` text,
  	\`credit\` text,
  	\`rights\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric,
  	\`sizes_small_url\` text,
  	\`sizes_small_width\` numeric,
  	\`sizes_small_height\` numeric,
  	\`sizes_small_mime_type\` text,
  	\`sizes_small_filesize\` numeric,
  	\`sizes_small_filename\` text,
  	FOREIGN KEY (\`publication_id\`) REFERENCES \`publications\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`media_publication_idx\` ON \`media\` (\`publication_id\`);`)
  await db.run(sql`CREATE INDEX \`media_updated_at_idx\` ON \`media\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`media_created_at_idx\` ON \`media\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`media_filename_idx\` ON \`media\` (\`filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_small_sizes_small_filename_idx\` ON \`media\` (\`sizes_small_filename\`);`)
  await db.run(sql`CREATE TABLE \`users_sessions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`created_at\` text,
  	\`expires_at\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`users_sessions_order_idx\` ON \`users_sessions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`users_sessions_parent_id_idx\` ON \`users_sessions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`users\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`role\` text DEFAULT 'writer' NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`email\` text NOT NULL,
  	\`reset_password_token\` text,
  	\`reset_password_expiration\` text,
  	\`salt\` text,
  	\`hash\` text,
  	\`reset_password_requested_at\` text,
  	\`login_attempts\` numeric DEFAULT 0,
  	\`lock_until\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`users_updated_at_idx\` ON \`users\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`users_created_at_idx\` ON \`users\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`users_email_idx\` ON \`users\` (\`email\`);`)
  await db.run(sql`CREATE TABLE \`users_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`publications_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`publications_id\`) REFERENCES \`publications\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`users_rels_order_idx\` ON \`users_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`users_rels_parent_idx\` ON \`users_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`users_rels_path_idx\` ON \`users_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`users_rels_publications_id_idx\` ON \`users_rels\` (\`publications_id\`);`)
  await db.run(sql`CREATE TABLE \`publications\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`publications_updated_at_idx\` ON \`publications\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`publications_created_at_idx\` ON \`publications\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`references\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`publication_id\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`name\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`publication_id\`) REFERENCES \`publications\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`references_publication_idx\` ON \`references\` (\`publication_id\`);`)
  await db.run(sql`CREATE INDEX \`references_kind_idx\` ON \`references\` (\`kind\`);`)
  await db.run(sql`CREATE INDEX \`references_updated_at_idx\` ON \`references\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`references_created_at_idx\` ON \`references\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_kv\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`data\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`payload_kv_key_idx\` ON \`payload_kv\` (\`key\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`global_slug\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_global_slug_idx\` ON \`payload_locked_documents\` (\`global_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_updated_at_idx\` ON \`payload_locked_documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_created_at_idx\` ON \`payload_locked_documents\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`articles_id\` integer,
  	\`media_id\` text,
  	\`users_id\` integer,
  	\`publications_id\` text,
  	\`references_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`articles_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`publications_id\`) REFERENCES \`publications\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`references_id\`) REFERENCES \`references\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_articles_id_idx\` ON \`payload_locked_documents_rels\` (\`articles_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_publications_id_idx\` ON \`payload_locked_documents_rels\` (\`publications_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_references_id_idx\` ON \`payload_locked_documents_rels\` (\`references_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text,
  	\`value\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_key_idx\` ON \`payload_preferences\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_updated_at_idx\` ON \`payload_preferences\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_created_at_idx\` ON \`payload_preferences\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_preferences\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_order_idx\` ON \`payload_preferences_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_parent_idx\` ON \`payload_preferences_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_path_idx\` ON \`payload_preferences_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_users_id_idx\` ON \`payload_preferences_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_migrations\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`batch\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_migrations_updated_at_idx\` ON \`payload_migrations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_migrations_created_at_idx\` ON \`payload_migrations\` (\`created_at\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`articles_slides\`;`)
  await db.run(sql`DROP TABLE \`articles_video_renditions\`;`)
  await db.run(sql`DROP TABLE \`articles_video_captions\`;`)
  await db.run(sql`DROP TABLE \`articles_embeds\`;`)
  await db.run(sql`DROP TABLE \`articles\`;`)
  await db.run(sql`DROP TABLE \`articles_texts\`;`)
  await db.run(sql`DROP TABLE \`articles_rels\`;`)
  await db.run(sql`DROP TABLE \`_articles_v_version_slides\`;`)
  await db.run(sql`DROP TABLE \`_articles_v_version_video_renditions\`;`)
  await db.run(sql`DROP TABLE \`_articles_v_version_video_captions\`;`)
  await db.run(sql`DROP TABLE \`_articles_v_version_embeds\`;`)
  await db.run(sql`DROP TABLE \`_articles_v\`;`)
  await db.run(sql`DROP TABLE \`_articles_v_texts\`;`)
  await db.run(sql`DROP TABLE \`_articles_v_rels\`;`)
  await db.run(sql`DROP TABLE \`media\`;`)
  await db.run(sql`DROP TABLE \`users_sessions\`;`)
  await db.run(sql`DROP TABLE \`users\`;`)
  await db.run(sql`DROP TABLE \`users_rels\`;`)
  await db.run(sql`DROP TABLE \`publications\`;`)
  await db.run(sql`DROP TABLE \`references\`;`)
  await db.run(sql`DROP TABLE \`payload_kv\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_migrations\`;`)
}
