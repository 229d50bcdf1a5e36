import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`authors_social\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`network\` text,
  	\`value\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`authors\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`authors_social_order_idx\` ON \`authors_social\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`authors_social_parent_id_idx\` ON \`authors_social\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`authors_notes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`note\` text,
  	\`by\` text,
  	\`at\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`authors\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`authors_notes_order_idx\` ON \`authors_notes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`authors_notes_parent_id_idx\` ON \`authors_notes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`authors\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`role\` text,
  	\`description\` text,
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
  	\`publication_id\` text,
  	\`standing\` text DEFAULT 'site',
  	\`publish_at\` text,
  	\`slug\` text,
  	\`key\` text,
  	\`is_of_file\` integer,
  	\`stage\` text DEFAULT 'working',
  	\`remote\` text,
  	\`etag\` text,
  	\`is_blank\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`publication_id\`) REFERENCES \`publications\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`authors_image_image_file_idx\` ON \`authors\` (\`image_file_id\`);`)
  await db.run(sql`CREATE INDEX \`authors_publication_idx\` ON \`authors\` (\`publication_id\`);`)
  await db.run(sql`CREATE INDEX \`authors_updated_at_idx\` ON \`authors\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`authors_created_at_idx\` ON \`authors\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`authors__status_idx\` ON \`authors\` (\`_status\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`publication_key_idx\` ON \`authors\` (\`publication_id\`,\`key\`);`)
  await db.run(sql`CREATE TABLE \`_authors_v_version_social\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`network\` text,
  	\`value\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_authors_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_authors_v_version_social_order_idx\` ON \`_authors_v_version_social\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_authors_v_version_social_parent_id_idx\` ON \`_authors_v_version_social\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_authors_v_version_notes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`note\` text,
  	\`by\` text,
  	\`at\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_authors_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_authors_v_version_notes_order_idx\` ON \`_authors_v_version_notes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_authors_v_version_notes_parent_id_idx\` ON \`_authors_v_version_notes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_authors_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_name\` text,
  	\`version_role\` text,
  	\`version_description\` text,
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
  	\`version_publication_id\` text,
  	\`version_standing\` text DEFAULT 'site',
  	\`version_publish_at\` text,
  	\`version_slug\` text,
  	\`version_key\` text,
  	\`version_is_of_file\` integer,
  	\`version_stage\` text DEFAULT 'working',
  	\`version_remote\` text,
  	\`version_etag\` text,
  	\`version_is_blank\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`authors\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_publication_id\`) REFERENCES \`publications\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_authors_v_parent_idx\` ON \`_authors_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_authors_v_version_image_version_image_file_idx\` ON \`_authors_v\` (\`version_image_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_authors_v_version_version_publication_idx\` ON \`_authors_v\` (\`version_publication_id\`);`)
  await db.run(sql`CREATE INDEX \`_authors_v_version_version_updated_at_idx\` ON \`_authors_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_authors_v_version_version_created_at_idx\` ON \`_authors_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_authors_v_version_version__status_idx\` ON \`_authors_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_authors_v_created_at_idx\` ON \`_authors_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_authors_v_updated_at_idx\` ON \`_authors_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_authors_v_latest_idx\` ON \`_authors_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_authors_v_autosave_idx\` ON \`_authors_v\` (\`autosave\`);`)
  await db.run(sql`CREATE INDEX \`version_publication_version_key_idx\` ON \`_authors_v\` (\`version_publication_id\`,\`version_key\`);`)
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
  await db.run(sql`CREATE TABLE \`articles_notes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`note\` text,
  	\`by\` text,
  	\`at\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`articles_notes_order_idx\` ON \`articles_notes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`articles_notes_parent_id_idx\` ON \`articles_notes\` (\`_parent_id\`);`)
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
  	\`video_transcript\` text,
  	\`video_seconds\` numeric,
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
  	\`kicker\` text,
  	\`primary_id\` text,
  	\`premium\` integer,
  	\`corrected_at\` text,
  	\`presented_by_id\` text,
  	\`disclaimer\` integer,
  	\`is_download\` integer,
  	\`nofollow\` text,
  	\`canonical_url\` text,
  	\`recombee_id\` text,
  	\`publication_id\` text,
  	\`standing\` text DEFAULT 'site',
  	\`publish_at\` text,
  	\`slug\` text,
  	\`key\` text,
  	\`is_of_file\` integer,
  	\`stage\` text DEFAULT 'working',
  	\`remote\` text,
  	\`etag\` text,
  	\`is_blank\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`video_poster_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`book_cover_image_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`primary_id\`) REFERENCES \`references\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`presented_by_id\`) REFERENCES \`references\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`publication_id\`) REFERENCES \`publications\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`articles_image_image_file_idx\` ON \`articles\` (\`image_file_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_video_poster_video_poster_file_idx\` ON \`articles\` (\`video_poster_file_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_book_cover_image_book_cover_image_file_idx\` ON \`articles\` (\`book_cover_image_file_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_primary_idx\` ON \`articles\` (\`primary_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_presented_by_idx\` ON \`articles\` (\`presented_by_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_publication_idx\` ON \`articles\` (\`publication_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_updated_at_idx\` ON \`articles\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`articles_created_at_idx\` ON \`articles\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`articles__status_idx\` ON \`articles\` (\`_status\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`publication_key_1_idx\` ON \`articles\` (\`publication_id\`,\`key\`);`)
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
  await db.run(sql`CREATE TABLE \`_articles_v_version_notes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`note\` text,
  	\`by\` text,
  	\`at\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_articles_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_articles_v_version_notes_order_idx\` ON \`_articles_v_version_notes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_notes_parent_id_idx\` ON \`_articles_v_version_notes\` (\`_parent_id\`);`)
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
  	\`version_video_transcript\` text,
  	\`version_video_seconds\` numeric,
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
  	\`version_kicker\` text,
  	\`version_primary_id\` text,
  	\`version_premium\` integer,
  	\`version_corrected_at\` text,
  	\`version_presented_by_id\` text,
  	\`version_disclaimer\` integer,
  	\`version_is_download\` integer,
  	\`version_nofollow\` text,
  	\`version_canonical_url\` text,
  	\`version_recombee_id\` text,
  	\`version_publication_id\` text,
  	\`version_standing\` text DEFAULT 'site',
  	\`version_publish_at\` text,
  	\`version_slug\` text,
  	\`version_key\` text,
  	\`version_is_of_file\` integer,
  	\`version_stage\` text DEFAULT 'working',
  	\`version_remote\` text,
  	\`version_etag\` text,
  	\`version_is_blank\` integer,
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
  	FOREIGN KEY (\`version_primary_id\`) REFERENCES \`references\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_presented_by_id\`) REFERENCES \`references\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_publication_id\`) REFERENCES \`publications\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_articles_v_parent_idx\` ON \`_articles_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_image_version_image_file_idx\` ON \`_articles_v\` (\`version_image_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_video_poster_version_video_poster_fi_idx\` ON \`_articles_v\` (\`version_video_poster_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_book_cover_image_version_book_cover__idx\` ON \`_articles_v\` (\`version_book_cover_image_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_primary_idx\` ON \`_articles_v\` (\`version_primary_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_presented_by_idx\` ON \`_articles_v\` (\`version_presented_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_publication_idx\` ON \`_articles_v\` (\`version_publication_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_updated_at_idx\` ON \`_articles_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_created_at_idx\` ON \`_articles_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version__status_idx\` ON \`_articles_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_created_at_idx\` ON \`_articles_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_updated_at_idx\` ON \`_articles_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_latest_idx\` ON \`_articles_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_autosave_idx\` ON \`_articles_v\` (\`autosave\`);`)
  await db.run(sql`CREATE INDEX \`version_publication_version_key_1_idx\` ON \`_articles_v\` (\`version_publication_id\`,\`version_key\`);`)
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
  await db.run(sql`CREATE TABLE \`packages_navigations\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`query_id\` text,
  	\`link\` text,
  	\`description\` text,
  	FOREIGN KEY (\`query_id\`) REFERENCES \`references\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`packages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`packages_navigations_order_idx\` ON \`packages_navigations\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`packages_navigations_parent_id_idx\` ON \`packages_navigations\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`packages_navigations_query_idx\` ON \`packages_navigations\` (\`query_id\`);`)
  await db.run(sql`CREATE TABLE \`packages_sponsors\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`url\` text,
  	\`ad_code\` text,
  	\`twitter_id\` text,
  	\`description\` text,
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
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`packages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`packages_sponsors_order_idx\` ON \`packages_sponsors\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`packages_sponsors_parent_id_idx\` ON \`packages_sponsors\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`packages_sponsors_image_image_file_idx\` ON \`packages_sponsors\` (\`image_file_id\`);`)
  await db.run(sql`CREATE TABLE \`packages_notes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`note\` text,
  	\`by\` text,
  	\`at\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`packages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`packages_notes_order_idx\` ON \`packages_notes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`packages_notes_parent_id_idx\` ON \`packages_notes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`packages\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`type\` text,
  	\`package_url\` text,
  	\`newest_count\` numeric,
  	\`newest_skip\` numeric,
  	\`summary\` text,
  	\`blurb\` text,
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
  	\`media_file_id\` text,
  	\`media_media\` text,
  	\`media_url\` text,
  	\`media_alt\` text,
  	\`media_is_decorative\` integer,
  	\`media_caption\` text,
  	\`media_credit\` text,
  	\`media_focal_x\` numeric,
  	\`media_focal_y\` numeric,
  	\`media_width\` numeric,
  	\`media_height\` numeric,
  	\`position\` text,
  	\`magazine\` text,
  	\`digital_edition_url\` text,
  	\`css_file\` text,
  	\`publication_id\` text,
  	\`standing\` text DEFAULT 'site',
  	\`publish_at\` text,
  	\`slug\` text,
  	\`key\` text,
  	\`is_of_file\` integer,
  	\`stage\` text DEFAULT 'working',
  	\`remote\` text,
  	\`etag\` text,
  	\`is_blank\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`media_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`publication_id\`) REFERENCES \`publications\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`packages_image_image_file_idx\` ON \`packages\` (\`image_file_id\`);`)
  await db.run(sql`CREATE INDEX \`packages_media_media_file_idx\` ON \`packages\` (\`media_file_id\`);`)
  await db.run(sql`CREATE INDEX \`packages_publication_idx\` ON \`packages\` (\`publication_id\`);`)
  await db.run(sql`CREATE INDEX \`packages_updated_at_idx\` ON \`packages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`packages_created_at_idx\` ON \`packages\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`packages__status_idx\` ON \`packages\` (\`_status\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`publication_key_2_idx\` ON \`packages\` (\`publication_id\`,\`key\`);`)
  await db.run(sql`CREATE TABLE \`packages_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`references_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`packages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`references_id\`) REFERENCES \`references\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`packages_rels_order_idx\` ON \`packages_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`packages_rels_parent_idx\` ON \`packages_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`packages_rels_path_idx\` ON \`packages_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`packages_rels_references_id_idx\` ON \`packages_rels\` (\`references_id\`);`)
  await db.run(sql`CREATE TABLE \`_packages_v_version_navigations\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`query_id\` text,
  	\`link\` text,
  	\`description\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`query_id\`) REFERENCES \`references\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_packages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_packages_v_version_navigations_order_idx\` ON \`_packages_v_version_navigations\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_packages_v_version_navigations_parent_id_idx\` ON \`_packages_v_version_navigations\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_packages_v_version_navigations_query_idx\` ON \`_packages_v_version_navigations\` (\`query_id\`);`)
  await db.run(sql`CREATE TABLE \`_packages_v_version_sponsors\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`url\` text,
  	\`ad_code\` text,
  	\`twitter_id\` text,
  	\`description\` text,
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
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_packages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_packages_v_version_sponsors_order_idx\` ON \`_packages_v_version_sponsors\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_packages_v_version_sponsors_parent_id_idx\` ON \`_packages_v_version_sponsors\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_packages_v_version_sponsors_image_image_file_idx\` ON \`_packages_v_version_sponsors\` (\`image_file_id\`);`)
  await db.run(sql`CREATE TABLE \`_packages_v_version_notes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`note\` text,
  	\`by\` text,
  	\`at\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_packages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_packages_v_version_notes_order_idx\` ON \`_packages_v_version_notes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_packages_v_version_notes_parent_id_idx\` ON \`_packages_v_version_notes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_packages_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_type\` text,
  	\`version_package_url\` text,
  	\`version_newest_count\` numeric,
  	\`version_newest_skip\` numeric,
  	\`version_summary\` text,
  	\`version_blurb\` text,
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
  	\`version_media_file_id\` text,
  	\`version_media_media\` text,
  	\`version_media_url\` text,
  	\`version_media_alt\` text,
  	\`version_media_is_decorative\` integer,
  	\`version_media_caption\` text,
  	\`version_media_credit\` text,
  	\`version_media_focal_x\` numeric,
  	\`version_media_focal_y\` numeric,
  	\`version_media_width\` numeric,
  	\`version_media_height\` numeric,
  	\`version_position\` text,
  	\`version_magazine\` text,
  	\`version_digital_edition_url\` text,
  	\`version_css_file\` text,
  	\`version_publication_id\` text,
  	\`version_standing\` text DEFAULT 'site',
  	\`version_publish_at\` text,
  	\`version_slug\` text,
  	\`version_key\` text,
  	\`version_is_of_file\` integer,
  	\`version_stage\` text DEFAULT 'working',
  	\`version_remote\` text,
  	\`version_etag\` text,
  	\`version_is_blank\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`packages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_media_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_publication_id\`) REFERENCES \`publications\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_packages_v_parent_idx\` ON \`_packages_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_packages_v_version_image_version_image_file_idx\` ON \`_packages_v\` (\`version_image_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_packages_v_version_media_version_media_file_idx\` ON \`_packages_v\` (\`version_media_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_packages_v_version_version_publication_idx\` ON \`_packages_v\` (\`version_publication_id\`);`)
  await db.run(sql`CREATE INDEX \`_packages_v_version_version_updated_at_idx\` ON \`_packages_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_packages_v_version_version_created_at_idx\` ON \`_packages_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_packages_v_version_version__status_idx\` ON \`_packages_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_packages_v_created_at_idx\` ON \`_packages_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_packages_v_updated_at_idx\` ON \`_packages_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_packages_v_latest_idx\` ON \`_packages_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_packages_v_autosave_idx\` ON \`_packages_v\` (\`autosave\`);`)
  await db.run(sql`CREATE INDEX \`version_publication_version_key_2_idx\` ON \`_packages_v\` (\`version_publication_id\`,\`version_key\`);`)
  await db.run(sql`CREATE TABLE \`_packages_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`references_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_packages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`references_id\`) REFERENCES \`references\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_packages_v_rels_order_idx\` ON \`_packages_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_packages_v_rels_parent_idx\` ON \`_packages_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_packages_v_rels_path_idx\` ON \`_packages_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_packages_v_rels_references_id_idx\` ON \`_packages_v_rels\` (\`references_id\`);`)
  await db.run(sql`CREATE TABLE \`trending_lists_notes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`note\` text,
  	\`by\` text,
  	\`at\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`trending_lists\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`trending_lists_notes_order_idx\` ON \`trending_lists_notes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`trending_lists_notes_parent_id_idx\` ON \`trending_lists_notes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`trending_lists\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`publication_id\` text,
  	\`standing\` text DEFAULT 'site',
  	\`publish_at\` text,
  	\`slug\` text,
  	\`key\` text,
  	\`is_of_file\` integer,
  	\`stage\` text DEFAULT 'working',
  	\`remote\` text,
  	\`etag\` text,
  	\`is_blank\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`publication_id\`) REFERENCES \`publications\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`trending_lists_publication_idx\` ON \`trending_lists\` (\`publication_id\`);`)
  await db.run(sql`CREATE INDEX \`trending_lists_updated_at_idx\` ON \`trending_lists\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`trending_lists_created_at_idx\` ON \`trending_lists\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`trending_lists__status_idx\` ON \`trending_lists\` (\`_status\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`publication_key_3_idx\` ON \`trending_lists\` (\`publication_id\`,\`key\`);`)
  await db.run(sql`CREATE TABLE \`trending_lists_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`references_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`trending_lists\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`references_id\`) REFERENCES \`references\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`trending_lists_rels_order_idx\` ON \`trending_lists_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`trending_lists_rels_parent_idx\` ON \`trending_lists_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`trending_lists_rels_path_idx\` ON \`trending_lists_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`trending_lists_rels_references_id_idx\` ON \`trending_lists_rels\` (\`references_id\`);`)
  await db.run(sql`CREATE TABLE \`_trending_lists_v_version_notes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`note\` text,
  	\`by\` text,
  	\`at\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_trending_lists_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_trending_lists_v_version_notes_order_idx\` ON \`_trending_lists_v_version_notes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_trending_lists_v_version_notes_parent_id_idx\` ON \`_trending_lists_v_version_notes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_trending_lists_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_publication_id\` text,
  	\`version_standing\` text DEFAULT 'site',
  	\`version_publish_at\` text,
  	\`version_slug\` text,
  	\`version_key\` text,
  	\`version_is_of_file\` integer,
  	\`version_stage\` text DEFAULT 'working',
  	\`version_remote\` text,
  	\`version_etag\` text,
  	\`version_is_blank\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`trending_lists\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_publication_id\`) REFERENCES \`publications\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_trending_lists_v_parent_idx\` ON \`_trending_lists_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_trending_lists_v_version_version_publication_idx\` ON \`_trending_lists_v\` (\`version_publication_id\`);`)
  await db.run(sql`CREATE INDEX \`_trending_lists_v_version_version_updated_at_idx\` ON \`_trending_lists_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_trending_lists_v_version_version_created_at_idx\` ON \`_trending_lists_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_trending_lists_v_version_version__status_idx\` ON \`_trending_lists_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_trending_lists_v_created_at_idx\` ON \`_trending_lists_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_trending_lists_v_updated_at_idx\` ON \`_trending_lists_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_trending_lists_v_latest_idx\` ON \`_trending_lists_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_trending_lists_v_autosave_idx\` ON \`_trending_lists_v\` (\`autosave\`);`)
  await db.run(sql`CREATE INDEX \`version_publication_version_key_3_idx\` ON \`_trending_lists_v\` (\`version_publication_id\`,\`version_key\`);`)
  await db.run(sql`CREATE TABLE \`_trending_lists_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`references_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_trending_lists_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`references_id\`) REFERENCES \`references\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_trending_lists_v_rels_order_idx\` ON \`_trending_lists_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_trending_lists_v_rels_parent_idx\` ON \`_trending_lists_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_trending_lists_v_rels_path_idx\` ON \`_trending_lists_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_trending_lists_v_rels_references_id_idx\` ON \`_trending_lists_v_rels\` (\`references_id\`);`)
  await db.run(sql`CREATE TABLE \`events_agenda_speakers\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`role\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`events_agenda\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`events_agenda_speakers_order_idx\` ON \`events_agenda_speakers\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`events_agenda_speakers_parent_id_idx\` ON \`events_agenda_speakers\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`events_agenda\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`day\` numeric,
  	\`start_time\` text,
  	\`end_time\` text,
  	\`title\` text,
  	\`detail\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`events_agenda_order_idx\` ON \`events_agenda\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`events_agenda_parent_id_idx\` ON \`events_agenda\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`events_prices\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`amount\` numeric,
  	\`currency\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`events_prices_order_idx\` ON \`events_prices\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`events_prices_parent_id_idx\` ON \`events_prices\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`events_notes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`note\` text,
  	\`by\` text,
  	\`at\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`events_notes_order_idx\` ON \`events_notes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`events_notes_parent_id_idx\` ON \`events_notes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`events\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`event_title\` text,
  	\`doc_uri\` text,
  	\`description\` text,
  	\`starts_at\` text,
  	\`ends_at\` text,
  	\`venue_name\` text,
  	\`city\` text,
  	\`time_zone\` text,
  	\`address_street\` text,
  	\`address_locality\` text,
  	\`address_region\` text,
  	\`address_postal_code\` text,
  	\`address_country\` text,
  	\`registration_u_r_l\` text,
  	\`learn_more_link_file\` text,
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
  	\`image2_file_id\` text,
  	\`image2_media\` text,
  	\`image2_url\` text,
  	\`image2_alt\` text,
  	\`image2_is_decorative\` integer,
  	\`image2_caption\` text,
  	\`image2_credit\` text,
  	\`image2_focal_x\` numeric,
  	\`image2_focal_y\` numeric,
  	\`image2_width\` numeric,
  	\`image2_height\` numeric,
  	\`industry\` text,
  	\`topic\` text,
  	\`practice_area\` text,
  	\`audience\` text,
  	\`cle_credit\` text,
  	\`publication_id\` text,
  	\`standing\` text DEFAULT 'site',
  	\`publish_at\` text,
  	\`slug\` text,
  	\`key\` text,
  	\`is_of_file\` integer,
  	\`stage\` text DEFAULT 'working',
  	\`remote\` text,
  	\`etag\` text,
  	\`is_blank\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image2_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`publication_id\`) REFERENCES \`publications\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`events_image_image_file_idx\` ON \`events\` (\`image_file_id\`);`)
  await db.run(sql`CREATE INDEX \`events_image2_image2_file_idx\` ON \`events\` (\`image2_file_id\`);`)
  await db.run(sql`CREATE INDEX \`events_publication_idx\` ON \`events\` (\`publication_id\`);`)
  await db.run(sql`CREATE INDEX \`events_updated_at_idx\` ON \`events\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`events_created_at_idx\` ON \`events\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`events__status_idx\` ON \`events\` (\`_status\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`publication_key_4_idx\` ON \`events\` (\`publication_id\`,\`key\`);`)
  await db.run(sql`CREATE TABLE \`_events_v_version_agenda_speakers\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`role\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_events_v_version_agenda\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_events_v_version_agenda_speakers_order_idx\` ON \`_events_v_version_agenda_speakers\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_agenda_speakers_parent_id_idx\` ON \`_events_v_version_agenda_speakers\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_events_v_version_agenda\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`day\` numeric,
  	\`start_time\` text,
  	\`end_time\` text,
  	\`title\` text,
  	\`detail\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_events_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_events_v_version_agenda_order_idx\` ON \`_events_v_version_agenda\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_agenda_parent_id_idx\` ON \`_events_v_version_agenda\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_events_v_version_prices\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`amount\` numeric,
  	\`currency\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_events_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_events_v_version_prices_order_idx\` ON \`_events_v_version_prices\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_prices_parent_id_idx\` ON \`_events_v_version_prices\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_events_v_version_notes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`note\` text,
  	\`by\` text,
  	\`at\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_events_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_events_v_version_notes_order_idx\` ON \`_events_v_version_notes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_notes_parent_id_idx\` ON \`_events_v_version_notes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_events_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_event_title\` text,
  	\`version_doc_uri\` text,
  	\`version_description\` text,
  	\`version_starts_at\` text,
  	\`version_ends_at\` text,
  	\`version_venue_name\` text,
  	\`version_city\` text,
  	\`version_time_zone\` text,
  	\`version_address_street\` text,
  	\`version_address_locality\` text,
  	\`version_address_region\` text,
  	\`version_address_postal_code\` text,
  	\`version_address_country\` text,
  	\`version_registration_u_r_l\` text,
  	\`version_learn_more_link_file\` text,
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
  	\`version_image2_file_id\` text,
  	\`version_image2_media\` text,
  	\`version_image2_url\` text,
  	\`version_image2_alt\` text,
  	\`version_image2_is_decorative\` integer,
  	\`version_image2_caption\` text,
  	\`version_image2_credit\` text,
  	\`version_image2_focal_x\` numeric,
  	\`version_image2_focal_y\` numeric,
  	\`version_image2_width\` numeric,
  	\`version_image2_height\` numeric,
  	\`version_industry\` text,
  	\`version_topic\` text,
  	\`version_practice_area\` text,
  	\`version_audience\` text,
  	\`version_cle_credit\` text,
  	\`version_publication_id\` text,
  	\`version_standing\` text DEFAULT 'site',
  	\`version_publish_at\` text,
  	\`version_slug\` text,
  	\`version_key\` text,
  	\`version_is_of_file\` integer,
  	\`version_stage\` text DEFAULT 'working',
  	\`version_remote\` text,
  	\`version_etag\` text,
  	\`version_is_blank\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image2_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_publication_id\`) REFERENCES \`publications\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_events_v_parent_idx\` ON \`_events_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_image_version_image_file_idx\` ON \`_events_v\` (\`version_image_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_image2_version_image2_file_idx\` ON \`_events_v\` (\`version_image2_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_publication_idx\` ON \`_events_v\` (\`version_publication_id\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_updated_at_idx\` ON \`_events_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_created_at_idx\` ON \`_events_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version__status_idx\` ON \`_events_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_created_at_idx\` ON \`_events_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_updated_at_idx\` ON \`_events_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_latest_idx\` ON \`_events_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_autosave_idx\` ON \`_events_v\` (\`autosave\`);`)
  await db.run(sql`CREATE INDEX \`version_publication_version_key_4_idx\` ON \`_events_v\` (\`version_publication_id\`,\`version_key\`);`)
  await db.run(sql`CREATE TABLE \`webcasts_speakers\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`title\` text,
  	\`firm\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`webcasts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`webcasts_speakers_order_idx\` ON \`webcasts_speakers\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`webcasts_speakers_parent_id_idx\` ON \`webcasts_speakers\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`webcasts_recording_renditions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`media\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`webcasts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`webcasts_recording_renditions_order_idx\` ON \`webcasts_recording_renditions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`webcasts_recording_renditions_parent_id_idx\` ON \`webcasts_recording_renditions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`webcasts_recording_captions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`media\` text,
  	\`language\` text,
  	\`label\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`webcasts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`webcasts_recording_captions_order_idx\` ON \`webcasts_recording_captions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`webcasts_recording_captions_parent_id_idx\` ON \`webcasts_recording_captions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`webcasts_notes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`note\` text,
  	\`by\` text,
  	\`at\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`webcasts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`webcasts_notes_order_idx\` ON \`webcasts_notes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`webcasts_notes_parent_id_idx\` ON \`webcasts_notes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`webcasts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`uri\` text,
  	\`summary\` text,
  	\`starts_at\` text,
  	\`ends_at\` text,
  	\`recording_url\` text,
  	\`recording_media\` text,
  	\`recording_transcript\` text,
  	\`recording_seconds\` numeric,
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
  	\`kicker\` text,
  	\`byline\` text,
  	\`topic_id\` text,
  	\`sponsor\` text,
  	\`registration_u_r_l\` text,
  	\`need_to_know\` text,
  	\`publication_id\` text,
  	\`standing\` text DEFAULT 'site',
  	\`publish_at\` text,
  	\`slug\` text,
  	\`key\` text,
  	\`is_of_file\` integer,
  	\`stage\` text DEFAULT 'working',
  	\`remote\` text,
  	\`etag\` text,
  	\`is_blank\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`topic_id\`) REFERENCES \`references\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`publication_id\`) REFERENCES \`publications\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`webcasts_image_image_file_idx\` ON \`webcasts\` (\`image_file_id\`);`)
  await db.run(sql`CREATE INDEX \`webcasts_topic_idx\` ON \`webcasts\` (\`topic_id\`);`)
  await db.run(sql`CREATE INDEX \`webcasts_publication_idx\` ON \`webcasts\` (\`publication_id\`);`)
  await db.run(sql`CREATE INDEX \`webcasts_updated_at_idx\` ON \`webcasts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`webcasts_created_at_idx\` ON \`webcasts\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`webcasts__status_idx\` ON \`webcasts\` (\`_status\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`publication_key_5_idx\` ON \`webcasts\` (\`publication_id\`,\`key\`);`)
  await db.run(sql`CREATE TABLE \`_webcasts_v_version_speakers\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`title\` text,
  	\`firm\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_webcasts_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_webcasts_v_version_speakers_order_idx\` ON \`_webcasts_v_version_speakers\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_webcasts_v_version_speakers_parent_id_idx\` ON \`_webcasts_v_version_speakers\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_webcasts_v_version_recording_renditions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`media\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_webcasts_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_webcasts_v_version_recording_renditions_order_idx\` ON \`_webcasts_v_version_recording_renditions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_webcasts_v_version_recording_renditions_parent_id_idx\` ON \`_webcasts_v_version_recording_renditions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_webcasts_v_version_recording_captions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`media\` text,
  	\`language\` text,
  	\`label\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_webcasts_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_webcasts_v_version_recording_captions_order_idx\` ON \`_webcasts_v_version_recording_captions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_webcasts_v_version_recording_captions_parent_id_idx\` ON \`_webcasts_v_version_recording_captions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_webcasts_v_version_notes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`note\` text,
  	\`by\` text,
  	\`at\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_webcasts_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_webcasts_v_version_notes_order_idx\` ON \`_webcasts_v_version_notes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_webcasts_v_version_notes_parent_id_idx\` ON \`_webcasts_v_version_notes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_webcasts_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_uri\` text,
  	\`version_summary\` text,
  	\`version_starts_at\` text,
  	\`version_ends_at\` text,
  	\`version_recording_url\` text,
  	\`version_recording_media\` text,
  	\`version_recording_transcript\` text,
  	\`version_recording_seconds\` numeric,
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
  	\`version_kicker\` text,
  	\`version_byline\` text,
  	\`version_topic_id\` text,
  	\`version_sponsor\` text,
  	\`version_registration_u_r_l\` text,
  	\`version_need_to_know\` text,
  	\`version_publication_id\` text,
  	\`version_standing\` text DEFAULT 'site',
  	\`version_publish_at\` text,
  	\`version_slug\` text,
  	\`version_key\` text,
  	\`version_is_of_file\` integer,
  	\`version_stage\` text DEFAULT 'working',
  	\`version_remote\` text,
  	\`version_etag\` text,
  	\`version_is_blank\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`webcasts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_topic_id\`) REFERENCES \`references\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_publication_id\`) REFERENCES \`publications\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_webcasts_v_parent_idx\` ON \`_webcasts_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_webcasts_v_version_image_version_image_file_idx\` ON \`_webcasts_v\` (\`version_image_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_webcasts_v_version_version_topic_idx\` ON \`_webcasts_v\` (\`version_topic_id\`);`)
  await db.run(sql`CREATE INDEX \`_webcasts_v_version_version_publication_idx\` ON \`_webcasts_v\` (\`version_publication_id\`);`)
  await db.run(sql`CREATE INDEX \`_webcasts_v_version_version_updated_at_idx\` ON \`_webcasts_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_webcasts_v_version_version_created_at_idx\` ON \`_webcasts_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_webcasts_v_version_version__status_idx\` ON \`_webcasts_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_webcasts_v_created_at_idx\` ON \`_webcasts_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_webcasts_v_updated_at_idx\` ON \`_webcasts_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_webcasts_v_latest_idx\` ON \`_webcasts_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_webcasts_v_autosave_idx\` ON \`_webcasts_v\` (\`autosave\`);`)
  await db.run(sql`CREATE INDEX \`version_publication_version_key_5_idx\` ON \`_webcasts_v\` (\`version_publication_id\`,\`version_key\`);`)
  await db.run(sql`CREATE TABLE \`podcasts_notes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`note\` text,
  	\`by\` text,
  	\`at\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`podcasts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`podcasts_notes_order_idx\` ON \`podcasts_notes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`podcasts_notes_parent_id_idx\` ON \`podcasts_notes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`podcasts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`uri\` text,
  	\`summary\` text,
  	\`show\` text,
  	\`number\` numeric,
  	\`seconds\` numeric,
  	\`recording_audio_url\` text,
  	\`recording_audio_type\` text,
  	\`recording_audio_bytes\` numeric,
  	\`recording_audio_seconds\` numeric,
  	\`transcript\` text,
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
  	\`kicker\` text,
  	\`byline\` text,
  	\`guest\` text,
  	\`publication_id\` text,
  	\`standing\` text DEFAULT 'site',
  	\`publish_at\` text,
  	\`slug\` text,
  	\`key\` text,
  	\`is_of_file\` integer,
  	\`stage\` text DEFAULT 'working',
  	\`remote\` text,
  	\`etag\` text,
  	\`is_blank\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`publication_id\`) REFERENCES \`publications\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`podcasts_image_image_file_idx\` ON \`podcasts\` (\`image_file_id\`);`)
  await db.run(sql`CREATE INDEX \`podcasts_publication_idx\` ON \`podcasts\` (\`publication_id\`);`)
  await db.run(sql`CREATE INDEX \`podcasts_updated_at_idx\` ON \`podcasts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`podcasts_created_at_idx\` ON \`podcasts\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`podcasts__status_idx\` ON \`podcasts\` (\`_status\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`publication_key_6_idx\` ON \`podcasts\` (\`publication_id\`,\`key\`);`)
  await db.run(sql`CREATE TABLE \`_podcasts_v_version_notes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`note\` text,
  	\`by\` text,
  	\`at\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_podcasts_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_podcasts_v_version_notes_order_idx\` ON \`_podcasts_v_version_notes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_podcasts_v_version_notes_parent_id_idx\` ON \`_podcasts_v_version_notes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_podcasts_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_uri\` text,
  	\`version_summary\` text,
  	\`version_show\` text,
  	\`version_number\` numeric,
  	\`version_seconds\` numeric,
  	\`version_recording_audio_url\` text,
  	\`version_recording_audio_type\` text,
  	\`version_recording_audio_bytes\` numeric,
  	\`version_recording_audio_seconds\` numeric,
  	\`version_transcript\` text,
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
  	\`version_kicker\` text,
  	\`version_byline\` text,
  	\`version_guest\` text,
  	\`version_publication_id\` text,
  	\`version_standing\` text DEFAULT 'site',
  	\`version_publish_at\` text,
  	\`version_slug\` text,
  	\`version_key\` text,
  	\`version_is_of_file\` integer,
  	\`version_stage\` text DEFAULT 'working',
  	\`version_remote\` text,
  	\`version_etag\` text,
  	\`version_is_blank\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`podcasts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_publication_id\`) REFERENCES \`publications\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_podcasts_v_parent_idx\` ON \`_podcasts_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_podcasts_v_version_image_version_image_file_idx\` ON \`_podcasts_v\` (\`version_image_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_podcasts_v_version_version_publication_idx\` ON \`_podcasts_v\` (\`version_publication_id\`);`)
  await db.run(sql`CREATE INDEX \`_podcasts_v_version_version_updated_at_idx\` ON \`_podcasts_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_podcasts_v_version_version_created_at_idx\` ON \`_podcasts_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_podcasts_v_version_version__status_idx\` ON \`_podcasts_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_podcasts_v_created_at_idx\` ON \`_podcasts_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_podcasts_v_updated_at_idx\` ON \`_podcasts_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_podcasts_v_latest_idx\` ON \`_podcasts_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_podcasts_v_autosave_idx\` ON \`_podcasts_v\` (\`autosave\`);`)
  await db.run(sql`CREATE INDEX \`version_publication_version_key_6_idx\` ON \`_podcasts_v\` (\`version_publication_id\`,\`version_key\`);`)
  await db.run(sql`CREATE TABLE \`static_pages_notes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`note\` text,
  	\`by\` text,
  	\`at\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`static_pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`static_pages_notes_order_idx\` ON \`static_pages_notes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`static_pages_notes_parent_id_idx\` ON \`static_pages_notes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`static_pages\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`path\` text,
  	\`content\` text,
  	\`excerpt\` text,
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
  	\`settings_page_layout\` text,
  	\`settings_meta_description\` text,
  	\`settings_hide_title\` integer,
  	\`settings_remove_margin_padding\` integer,
  	\`settings_no_index_no_follow\` integer,
  	\`settings_disable_tracking\` integer,
  	\`settings_css\` text,
  	\`settings_javascript\` text,
  	\`settings_open_graph_title\` text,
  	\`settings_open_graph_type\` text,
  	\`settings_open_graph_description\` text,
  	\`settings_open_graph_image\` text,
  	\`template\` text,
  	\`publication_id\` text,
  	\`standing\` text DEFAULT 'site',
  	\`publish_at\` text,
  	\`slug\` text,
  	\`key\` text,
  	\`is_of_file\` integer,
  	\`stage\` text DEFAULT 'working',
  	\`remote\` text,
  	\`etag\` text,
  	\`is_blank\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`publication_id\`) REFERENCES \`publications\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`static_pages_image_image_file_idx\` ON \`static_pages\` (\`image_file_id\`);`)
  await db.run(sql`CREATE INDEX \`static_pages_publication_idx\` ON \`static_pages\` (\`publication_id\`);`)
  await db.run(sql`CREATE INDEX \`static_pages_updated_at_idx\` ON \`static_pages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`static_pages_created_at_idx\` ON \`static_pages\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`static_pages__status_idx\` ON \`static_pages\` (\`_status\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`publication_key_7_idx\` ON \`static_pages\` (\`publication_id\`,\`key\`);`)
  await db.run(sql`CREATE TABLE \`static_pages_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`static_pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`static_pages_texts_order_parent\` ON \`static_pages_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_static_pages_v_version_notes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`note\` text,
  	\`by\` text,
  	\`at\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_static_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_static_pages_v_version_notes_order_idx\` ON \`_static_pages_v_version_notes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_static_pages_v_version_notes_parent_id_idx\` ON \`_static_pages_v_version_notes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_static_pages_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_path\` text,
  	\`version_content\` text,
  	\`version_excerpt\` text,
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
  	\`version_settings_page_layout\` text,
  	\`version_settings_meta_description\` text,
  	\`version_settings_hide_title\` integer,
  	\`version_settings_remove_margin_padding\` integer,
  	\`version_settings_no_index_no_follow\` integer,
  	\`version_settings_disable_tracking\` integer,
  	\`version_settings_css\` text,
  	\`version_settings_javascript\` text,
  	\`version_settings_open_graph_title\` text,
  	\`version_settings_open_graph_type\` text,
  	\`version_settings_open_graph_description\` text,
  	\`version_settings_open_graph_image\` text,
  	\`version_template\` text,
  	\`version_publication_id\` text,
  	\`version_standing\` text DEFAULT 'site',
  	\`version_publish_at\` text,
  	\`version_slug\` text,
  	\`version_key\` text,
  	\`version_is_of_file\` integer,
  	\`version_stage\` text DEFAULT 'working',
  	\`version_remote\` text,
  	\`version_etag\` text,
  	\`version_is_blank\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`static_pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_publication_id\`) REFERENCES \`publications\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_static_pages_v_parent_idx\` ON \`_static_pages_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_static_pages_v_version_image_version_image_file_idx\` ON \`_static_pages_v\` (\`version_image_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_static_pages_v_version_version_publication_idx\` ON \`_static_pages_v\` (\`version_publication_id\`);`)
  await db.run(sql`CREATE INDEX \`_static_pages_v_version_version_updated_at_idx\` ON \`_static_pages_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_static_pages_v_version_version_created_at_idx\` ON \`_static_pages_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_static_pages_v_version_version__status_idx\` ON \`_static_pages_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_static_pages_v_created_at_idx\` ON \`_static_pages_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_static_pages_v_updated_at_idx\` ON \`_static_pages_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_static_pages_v_latest_idx\` ON \`_static_pages_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_static_pages_v_autosave_idx\` ON \`_static_pages_v\` (\`autosave\`);`)
  await db.run(sql`CREATE INDEX \`version_publication_version_key_7_idx\` ON \`_static_pages_v\` (\`version_publication_id\`,\`version_key\`);`)
  await db.run(sql`CREATE TABLE \`_static_pages_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_static_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_static_pages_v_texts_order_parent\` ON \`_static_pages_v_texts\` (\`order\`,\`parent_id\`);`)
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
  	\`subject\` text,
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
  await db.run(sql`CREATE INDEX \`users_subject_idx\` ON \`users\` (\`subject\`);`)
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
  	\`authors_id\` integer,
  	\`articles_id\` integer,
  	\`packages_id\` integer,
  	\`trending_lists_id\` integer,
  	\`events_id\` integer,
  	\`webcasts_id\` integer,
  	\`podcasts_id\` integer,
  	\`static_pages_id\` integer,
  	\`media_id\` text,
  	\`users_id\` integer,
  	\`publications_id\` text,
  	\`references_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`authors_id\`) REFERENCES \`authors\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`articles_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`packages_id\`) REFERENCES \`packages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`trending_lists_id\`) REFERENCES \`trending_lists\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`events_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`webcasts_id\`) REFERENCES \`webcasts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`podcasts_id\`) REFERENCES \`podcasts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`static_pages_id\`) REFERENCES \`static_pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`publications_id\`) REFERENCES \`publications\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`references_id\`) REFERENCES \`references\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_authors_id_idx\` ON \`payload_locked_documents_rels\` (\`authors_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_articles_id_idx\` ON \`payload_locked_documents_rels\` (\`articles_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_packages_id_idx\` ON \`payload_locked_documents_rels\` (\`packages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_trending_lists_id_idx\` ON \`payload_locked_documents_rels\` (\`trending_lists_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_events_id_idx\` ON \`payload_locked_documents_rels\` (\`events_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_webcasts_id_idx\` ON \`payload_locked_documents_rels\` (\`webcasts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_podcasts_id_idx\` ON \`payload_locked_documents_rels\` (\`podcasts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_static_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`static_pages_id\`);`)
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
  await db.run(sql`DROP TABLE \`authors_social\`;`)
  await db.run(sql`DROP TABLE \`authors_notes\`;`)
  await db.run(sql`DROP TABLE \`authors\`;`)
  await db.run(sql`DROP TABLE \`_authors_v_version_social\`;`)
  await db.run(sql`DROP TABLE \`_authors_v_version_notes\`;`)
  await db.run(sql`DROP TABLE \`_authors_v\`;`)
  await db.run(sql`DROP TABLE \`articles_slides\`;`)
  await db.run(sql`DROP TABLE \`articles_video_renditions\`;`)
  await db.run(sql`DROP TABLE \`articles_video_captions\`;`)
  await db.run(sql`DROP TABLE \`articles_embeds\`;`)
  await db.run(sql`DROP TABLE \`articles_notes\`;`)
  await db.run(sql`DROP TABLE \`articles\`;`)
  await db.run(sql`DROP TABLE \`articles_texts\`;`)
  await db.run(sql`DROP TABLE \`articles_rels\`;`)
  await db.run(sql`DROP TABLE \`_articles_v_version_slides\`;`)
  await db.run(sql`DROP TABLE \`_articles_v_version_video_renditions\`;`)
  await db.run(sql`DROP TABLE \`_articles_v_version_video_captions\`;`)
  await db.run(sql`DROP TABLE \`_articles_v_version_embeds\`;`)
  await db.run(sql`DROP TABLE \`_articles_v_version_notes\`;`)
  await db.run(sql`DROP TABLE \`_articles_v\`;`)
  await db.run(sql`DROP TABLE \`_articles_v_texts\`;`)
  await db.run(sql`DROP TABLE \`_articles_v_rels\`;`)
  await db.run(sql`DROP TABLE \`packages_navigations\`;`)
  await db.run(sql`DROP TABLE \`packages_sponsors\`;`)
  await db.run(sql`DROP TABLE \`packages_notes\`;`)
  await db.run(sql`DROP TABLE \`packages\`;`)
  await db.run(sql`DROP TABLE \`packages_rels\`;`)
  await db.run(sql`DROP TABLE \`_packages_v_version_navigations\`;`)
  await db.run(sql`DROP TABLE \`_packages_v_version_sponsors\`;`)
  await db.run(sql`DROP TABLE \`_packages_v_version_notes\`;`)
  await db.run(sql`DROP TABLE \`_packages_v\`;`)
  await db.run(sql`DROP TABLE \`_packages_v_rels\`;`)
  await db.run(sql`DROP TABLE \`trending_lists_notes\`;`)
  await db.run(sql`DROP TABLE \`trending_lists\`;`)
  await db.run(sql`DROP TABLE \`trending_lists_rels\`;`)
  await db.run(sql`DROP TABLE \`_trending_lists_v_version_notes\`;`)
  await db.run(sql`DROP TABLE \`_trending_lists_v\`;`)
  await db.run(sql`DROP TABLE \`_trending_lists_v_rels\`;`)
  await db.run(sql`DROP TABLE \`events_agenda_speakers\`;`)
  await db.run(sql`DROP TABLE \`events_agenda\`;`)
  await db.run(sql`DROP TABLE \`events_prices\`;`)
  await db.run(sql`DROP TABLE \`events_notes\`;`)
  await db.run(sql`DROP TABLE \`events\`;`)
  await db.run(sql`DROP TABLE \`_events_v_version_agenda_speakers\`;`)
  await db.run(sql`DROP TABLE \`_events_v_version_agenda\`;`)
  await db.run(sql`DROP TABLE \`_events_v_version_prices\`;`)
  await db.run(sql`DROP TABLE \`_events_v_version_notes\`;`)
  await db.run(sql`DROP TABLE \`_events_v\`;`)
  await db.run(sql`DROP TABLE \`webcasts_speakers\`;`)
  await db.run(sql`DROP TABLE \`webcasts_recording_renditions\`;`)
  await db.run(sql`DROP TABLE \`webcasts_recording_captions\`;`)
  await db.run(sql`DROP TABLE \`webcasts_notes\`;`)
  await db.run(sql`DROP TABLE \`webcasts\`;`)
  await db.run(sql`DROP TABLE \`_webcasts_v_version_speakers\`;`)
  await db.run(sql`DROP TABLE \`_webcasts_v_version_recording_renditions\`;`)
  await db.run(sql`DROP TABLE \`_webcasts_v_version_recording_captions\`;`)
  await db.run(sql`DROP TABLE \`_webcasts_v_version_notes\`;`)
  await db.run(sql`DROP TABLE \`_webcasts_v\`;`)
  await db.run(sql`DROP TABLE \`podcasts_notes\`;`)
  await db.run(sql`DROP TABLE \`podcasts\`;`)
  await db.run(sql`DROP TABLE \`_podcasts_v_version_notes\`;`)
  await db.run(sql`DROP TABLE \`_podcasts_v\`;`)
  await db.run(sql`DROP TABLE \`static_pages_notes\`;`)
  await db.run(sql`DROP TABLE \`static_pages\`;`)
  await db.run(sql`DROP TABLE \`static_pages_texts\`;`)
  await db.run(sql`DROP TABLE \`_static_pages_v_version_notes\`;`)
  await db.run(sql`DROP TABLE \`_static_pages_v\`;`)
  await db.run(sql`DROP TABLE \`_static_pages_v_texts\`;`)
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
