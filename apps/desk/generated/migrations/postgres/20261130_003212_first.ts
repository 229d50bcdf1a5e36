import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "desk"."enum_articles_deal_kind" AS ENUM('sale', 'lease', 'loan', 'development', 'joint-venture', 'foreclosure');
  CREATE TYPE "desk"."enum_articles_deal_size_unit" AS ENUM('square-feet', 'square-meters', 'acres', 'units', 'homes', 'rooms', 'beds', 'megawatts');
  CREATE TYPE "desk"."enum_articles_standing" AS ENUM('site', 'withdrawn');
  CREATE TYPE "desk"."enum_articles_stage" AS ENUM('working', 'review', 'approved');
  CREATE TYPE "desk"."enum_articles_nofollow" AS ENUM('yes', 'no');
  CREATE TYPE "desk"."enum_articles_status" AS ENUM('draft', 'published');
  CREATE TYPE "desk"."enum__articles_v_version_deal_kind" AS ENUM('sale', 'lease', 'loan', 'development', 'joint-venture', 'foreclosure');
  CREATE TYPE "desk"."enum__articles_v_version_deal_size_unit" AS ENUM('square-feet', 'square-meters', 'acres', 'units', 'homes', 'rooms', 'beds', 'megawatts');
  CREATE TYPE "desk"."enum__articles_v_version_standing" AS ENUM('site', 'withdrawn');
  CREATE TYPE "desk"."enum__articles_v_version_stage" AS ENUM('working', 'review', 'approved');
  CREATE TYPE "desk"."enum__articles_v_version_nofollow" AS ENUM('yes', 'no');
  CREATE TYPE "desk"."enum__articles_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "desk"."enum_users_role" AS ENUM('writer', 'editor', 'chief', 'administrator');
  CREATE TABLE "desk"."articles_slides" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"caption" varchar,
  	"image_file_id" varchar,
  	"image_media" varchar,
  	"image_url" varchar,
  	"image_alt" varchar,
  	"image_is_decorative" boolean,
  	"image_caption" varchar,
  	"image_credit" varchar,
  	"image_focal_x" numeric,
  	"image_focal_y" numeric,
  	"image_width" numeric,
  	"image_height" numeric
  );
  
  CREATE TABLE "desk"."articles_video_renditions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"media" varchar
  );
  
  CREATE TABLE "desk"."articles_video_captions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"media" varchar,
  	"language" varchar,
  	"label" varchar
  );
  
  CREATE TABLE "desk"."articles_embeds" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"src" varchar
  );
  
  CREATE TABLE "desk"."articles" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"summary" varchar,
  	"body" jsonb,
  	"body_html" varchar,
  	"correction" varchar,
  	"image_file_id" varchar,
  	"image_media" varchar,
  	"image_url" varchar,
  	"image_alt" varchar,
  	"image_is_decorative" boolean,
  	"image_caption" varchar,
  	"image_credit" varchar,
  	"image_focal_x" numeric,
  	"image_focal_y" numeric,
  	"image_width" numeric,
  	"image_height" numeric,
  	"video_title" varchar,
  	"video_url" varchar,
  	"video_media" varchar,
  	"video_poster_file_id" varchar,
  	"video_poster_media" varchar,
  	"video_poster_url" varchar,
  	"video_poster_alt" varchar,
  	"video_poster_is_decorative" boolean,
  	"video_poster_caption" varchar,
  	"video_poster_credit" varchar,
  	"video_poster_focal_x" numeric,
  	"video_poster_focal_y" numeric,
  	"video_poster_width" numeric,
  	"video_poster_height" numeric,
  	"video_transcript" varchar,
  	"video_seconds" numeric,
  	"book_title" varchar,
  	"book_description" varchar,
  	"book_book_url" varchar,
  	"book_cover_image_file_id" varchar,
  	"book_cover_image_media" varchar,
  	"book_cover_image_url" varchar,
  	"book_cover_image_alt" varchar,
  	"book_cover_image_is_decorative" boolean,
  	"book_cover_image_caption" varchar,
  	"book_cover_image_credit" varchar,
  	"book_cover_image_focal_x" numeric,
  	"book_cover_image_focal_y" numeric,
  	"book_cover_image_width" numeric,
  	"book_cover_image_height" numeric,
  	"deal_kind" "desk"."enum_articles_deal_kind",
  	"deal_property" varchar,
  	"deal_city" varchar,
  	"deal_price_amount" numeric,
  	"deal_price_currency" varchar,
  	"deal_size_value" numeric,
  	"deal_size_unit" "desk"."enum_articles_deal_size_unit",
  	"deal_price_per_square_foot" numeric,
  	"deal_cap_rate" numeric,
  	"deal_buyer" varchar,
  	"deal_seller" varchar,
  	"deal_tenant" varchar,
  	"deal_landlord" varchar,
  	"deal_borrower" varchar,
  	"deal_lender" varchar,
  	"deal_developer" varchar,
  	"deal_market" varchar,
  	"deal_sector" varchar,
  	"deal_date" varchar,
  	"publication_id" varchar,
  	"standing" "desk"."enum_articles_standing" DEFAULT 'site',
  	"publish_at" timestamp(3) with time zone,
  	"slug" varchar,
  	"key" varchar,
  	"kicker" varchar,
  	"primary_id" varchar,
  	"stage" "desk"."enum_articles_stage" DEFAULT 'working',
  	"note" varchar,
  	"premium" boolean,
  	"corrected_at" timestamp(3) with time zone,
  	"presented_by_id" varchar,
  	"disclaimer" boolean,
  	"is_download" boolean,
  	"nofollow" "desk"."enum_articles_nofollow",
  	"canonical_url" varchar,
  	"recombee_id" varchar,
  	"remote" jsonb,
  	"etag" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "desk"."enum_articles_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "desk"."articles_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "desk"."articles_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"references_id" varchar
  );
  
  CREATE TABLE "desk"."_articles_v_version_slides" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"caption" varchar,
  	"image_file_id" varchar,
  	"image_media" varchar,
  	"image_url" varchar,
  	"image_alt" varchar,
  	"image_is_decorative" boolean,
  	"image_caption" varchar,
  	"image_credit" varchar,
  	"image_focal_x" numeric,
  	"image_focal_y" numeric,
  	"image_width" numeric,
  	"image_height" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "desk"."_articles_v_version_video_renditions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"media" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "desk"."_articles_v_version_video_captions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"media" varchar,
  	"language" varchar,
  	"label" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "desk"."_articles_v_version_embeds" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"src" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "desk"."_articles_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_body" jsonb,
  	"version_body_html" varchar,
  	"version_correction" varchar,
  	"version_image_file_id" varchar,
  	"version_image_media" varchar,
  	"version_image_url" varchar,
  	"version_image_alt" varchar,
  	"version_image_is_decorative" boolean,
  	"version_image_caption" varchar,
  	"version_image_credit" varchar,
  	"version_image_focal_x" numeric,
  	"version_image_focal_y" numeric,
  	"version_image_width" numeric,
  	"version_image_height" numeric,
  	"version_video_title" varchar,
  	"version_video_url" varchar,
  	"version_video_media" varchar,
  	"version_video_poster_file_id" varchar,
  	"version_video_poster_media" varchar,
  	"version_video_poster_url" varchar,
  	"version_video_poster_alt" varchar,
  	"version_video_poster_is_decorative" boolean,
  	"version_video_poster_caption" varchar,
  	"version_video_poster_credit" varchar,
  	"version_video_poster_focal_x" numeric,
  	"version_video_poster_focal_y" numeric,
  	"version_video_poster_width" numeric,
  	"version_video_poster_height" numeric,
  	"version_video_transcript" varchar,
  	"version_video_seconds" numeric,
  	"version_book_title" varchar,
  	"version_book_description" varchar,
  	"version_book_book_url" varchar,
  	"version_book_cover_image_file_id" varchar,
  	"version_book_cover_image_media" varchar,
  	"version_book_cover_image_url" varchar,
  	"version_book_cover_image_alt" varchar,
  	"version_book_cover_image_is_decorative" boolean,
  	"version_book_cover_image_caption" varchar,
  	"version_book_cover_image_credit" varchar,
  	"version_book_cover_image_focal_x" numeric,
  	"version_book_cover_image_focal_y" numeric,
  	"version_book_cover_image_width" numeric,
  	"version_book_cover_image_height" numeric,
  	"version_deal_kind" "desk"."enum__articles_v_version_deal_kind",
  	"version_deal_property" varchar,
  	"version_deal_city" varchar,
  	"version_deal_price_amount" numeric,
  	"version_deal_price_currency" varchar,
  	"version_deal_size_value" numeric,
  	"version_deal_size_unit" "desk"."enum__articles_v_version_deal_size_unit",
  	"version_deal_price_per_square_foot" numeric,
  	"version_deal_cap_rate" numeric,
  	"version_deal_buyer" varchar,
  	"version_deal_seller" varchar,
  	"version_deal_tenant" varchar,
  	"version_deal_landlord" varchar,
  	"version_deal_borrower" varchar,
  	"version_deal_lender" varchar,
  	"version_deal_developer" varchar,
  	"version_deal_market" varchar,
  	"version_deal_sector" varchar,
  	"version_deal_date" varchar,
  	"version_publication_id" varchar,
  	"version_standing" "desk"."enum__articles_v_version_standing" DEFAULT 'site',
  	"version_publish_at" timestamp(3) with time zone,
  	"version_slug" varchar,
  	"version_key" varchar,
  	"version_kicker" varchar,
  	"version_primary_id" varchar,
  	"version_stage" "desk"."enum__articles_v_version_stage" DEFAULT 'working',
  	"version_note" varchar,
  	"version_premium" boolean,
  	"version_corrected_at" timestamp(3) with time zone,
  	"version_presented_by_id" varchar,
  	"version_disclaimer" boolean,
  	"version_is_download" boolean,
  	"version_nofollow" "desk"."enum__articles_v_version_nofollow",
  	"version_canonical_url" varchar,
  	"version_recombee_id" varchar,
  	"version_remote" jsonb,
  	"version_etag" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "desk"."enum__articles_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "desk"."_articles_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "desk"."_articles_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"references_id" varchar
  );
  
  CREATE TABLE "desk"."media" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"publication_id" varchar NOT NULL,
  	"alt" varchar,
  	"caption" varchar,
  	"credit" varchar,
  	"rights" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_small_url" varchar,
  	"sizes_small_width" numeric,
  	"sizes_small_height" numeric,
  	"sizes_small_mime_type" varchar,
  	"sizes_small_filesize" numeric,
  	"sizes_small_filename" varchar
  );
  
  CREATE TABLE "desk"."users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "desk"."users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"role" "desk"."enum_users_role" DEFAULT 'writer' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "desk"."users_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"publications_id" varchar
  );
  
  CREATE TABLE "desk"."publications" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "desk"."references" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"publication_id" varchar NOT NULL,
  	"kind" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "desk"."payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "desk"."payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "desk"."payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"articles_id" integer,
  	"media_id" varchar,
  	"users_id" integer,
  	"publications_id" varchar,
  	"references_id" varchar
  );
  
  CREATE TABLE "desk"."payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "desk"."payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "desk"."payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "desk"."articles_slides" ADD CONSTRAINT "articles_slides_image_file_id_media_id_fk" FOREIGN KEY ("image_file_id") REFERENCES "desk"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "desk"."articles_slides" ADD CONSTRAINT "articles_slides_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "desk"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "desk"."articles_video_renditions" ADD CONSTRAINT "articles_video_renditions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "desk"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "desk"."articles_video_captions" ADD CONSTRAINT "articles_video_captions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "desk"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "desk"."articles_embeds" ADD CONSTRAINT "articles_embeds_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "desk"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "desk"."articles" ADD CONSTRAINT "articles_image_file_id_media_id_fk" FOREIGN KEY ("image_file_id") REFERENCES "desk"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "desk"."articles" ADD CONSTRAINT "articles_video_poster_file_id_media_id_fk" FOREIGN KEY ("video_poster_file_id") REFERENCES "desk"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "desk"."articles" ADD CONSTRAINT "articles_book_cover_image_file_id_media_id_fk" FOREIGN KEY ("book_cover_image_file_id") REFERENCES "desk"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "desk"."articles" ADD CONSTRAINT "articles_publication_id_publications_id_fk" FOREIGN KEY ("publication_id") REFERENCES "desk"."publications"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "desk"."articles" ADD CONSTRAINT "articles_primary_id_references_id_fk" FOREIGN KEY ("primary_id") REFERENCES "desk"."references"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "desk"."articles" ADD CONSTRAINT "articles_presented_by_id_references_id_fk" FOREIGN KEY ("presented_by_id") REFERENCES "desk"."references"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "desk"."articles_texts" ADD CONSTRAINT "articles_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "desk"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "desk"."articles_rels" ADD CONSTRAINT "articles_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "desk"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "desk"."articles_rels" ADD CONSTRAINT "articles_rels_references_fk" FOREIGN KEY ("references_id") REFERENCES "desk"."references"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "desk"."_articles_v_version_slides" ADD CONSTRAINT "_articles_v_version_slides_image_file_id_media_id_fk" FOREIGN KEY ("image_file_id") REFERENCES "desk"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "desk"."_articles_v_version_slides" ADD CONSTRAINT "_articles_v_version_slides_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "desk"."_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "desk"."_articles_v_version_video_renditions" ADD CONSTRAINT "_articles_v_version_video_renditions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "desk"."_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "desk"."_articles_v_version_video_captions" ADD CONSTRAINT "_articles_v_version_video_captions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "desk"."_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "desk"."_articles_v_version_embeds" ADD CONSTRAINT "_articles_v_version_embeds_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "desk"."_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "desk"."_articles_v" ADD CONSTRAINT "_articles_v_parent_id_articles_id_fk" FOREIGN KEY ("parent_id") REFERENCES "desk"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "desk"."_articles_v" ADD CONSTRAINT "_articles_v_version_image_file_id_media_id_fk" FOREIGN KEY ("version_image_file_id") REFERENCES "desk"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "desk"."_articles_v" ADD CONSTRAINT "_articles_v_version_video_poster_file_id_media_id_fk" FOREIGN KEY ("version_video_poster_file_id") REFERENCES "desk"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "desk"."_articles_v" ADD CONSTRAINT "_articles_v_version_book_cover_image_file_id_media_id_fk" FOREIGN KEY ("version_book_cover_image_file_id") REFERENCES "desk"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "desk"."_articles_v" ADD CONSTRAINT "_articles_v_version_publication_id_publications_id_fk" FOREIGN KEY ("version_publication_id") REFERENCES "desk"."publications"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "desk"."_articles_v" ADD CONSTRAINT "_articles_v_version_primary_id_references_id_fk" FOREIGN KEY ("version_primary_id") REFERENCES "desk"."references"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "desk"."_articles_v" ADD CONSTRAINT "_articles_v_version_presented_by_id_references_id_fk" FOREIGN KEY ("version_presented_by_id") REFERENCES "desk"."references"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "desk"."_articles_v_texts" ADD CONSTRAINT "_articles_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "desk"."_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "desk"."_articles_v_rels" ADD CONSTRAINT "_articles_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "desk"."_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "desk"."_articles_v_rels" ADD CONSTRAINT "_articles_v_rels_references_fk" FOREIGN KEY ("references_id") REFERENCES "desk"."references"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "desk"."media" ADD CONSTRAINT "media_publication_id_publications_id_fk" FOREIGN KEY ("publication_id") REFERENCES "desk"."publications"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "desk"."users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "desk"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "desk"."users_rels" ADD CONSTRAINT "users_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "desk"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "desk"."users_rels" ADD CONSTRAINT "users_rels_publications_fk" FOREIGN KEY ("publications_id") REFERENCES "desk"."publications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "desk"."references" ADD CONSTRAINT "references_publication_id_publications_id_fk" FOREIGN KEY ("publication_id") REFERENCES "desk"."publications"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "desk"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "desk"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "desk"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "desk"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "desk"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "desk"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "desk"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "desk"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "desk"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_publications_fk" FOREIGN KEY ("publications_id") REFERENCES "desk"."publications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "desk"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_references_fk" FOREIGN KEY ("references_id") REFERENCES "desk"."references"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "desk"."payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "desk"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "desk"."payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "desk"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "articles_slides_order_idx" ON "desk"."articles_slides" USING btree ("_order");
  CREATE INDEX "articles_slides_parent_id_idx" ON "desk"."articles_slides" USING btree ("_parent_id");
  CREATE INDEX "articles_slides_image_image_file_idx" ON "desk"."articles_slides" USING btree ("image_file_id");
  CREATE INDEX "articles_video_renditions_order_idx" ON "desk"."articles_video_renditions" USING btree ("_order");
  CREATE INDEX "articles_video_renditions_parent_id_idx" ON "desk"."articles_video_renditions" USING btree ("_parent_id");
  CREATE INDEX "articles_video_captions_order_idx" ON "desk"."articles_video_captions" USING btree ("_order");
  CREATE INDEX "articles_video_captions_parent_id_idx" ON "desk"."articles_video_captions" USING btree ("_parent_id");
  CREATE INDEX "articles_embeds_order_idx" ON "desk"."articles_embeds" USING btree ("_order");
  CREATE INDEX "articles_embeds_parent_id_idx" ON "desk"."articles_embeds" USING btree ("_parent_id");
  CREATE INDEX "articles_image_image_file_idx" ON "desk"."articles" USING btree ("image_file_id");
  CREATE INDEX "articles_video_poster_video_poster_file_idx" ON "desk"."articles" USING btree ("video_poster_file_id");
  CREATE INDEX "articles_book_cover_image_book_cover_image_file_idx" ON "desk"."articles" USING btree ("book_cover_image_file_id");
  CREATE INDEX "articles_publication_idx" ON "desk"."articles" USING btree ("publication_id");
  CREATE INDEX "articles_key_idx" ON "desk"."articles" USING btree ("key");
  CREATE INDEX "articles_primary_idx" ON "desk"."articles" USING btree ("primary_id");
  CREATE INDEX "articles_presented_by_idx" ON "desk"."articles" USING btree ("presented_by_id");
  CREATE INDEX "articles_updated_at_idx" ON "desk"."articles" USING btree ("updated_at");
  CREATE INDEX "articles_created_at_idx" ON "desk"."articles" USING btree ("created_at");
  CREATE INDEX "articles__status_idx" ON "desk"."articles" USING btree ("_status");
  CREATE INDEX "articles_texts_order_parent" ON "desk"."articles_texts" USING btree ("order","parent_id");
  CREATE INDEX "articles_rels_order_idx" ON "desk"."articles_rels" USING btree ("order");
  CREATE INDEX "articles_rels_parent_idx" ON "desk"."articles_rels" USING btree ("parent_id");
  CREATE INDEX "articles_rels_path_idx" ON "desk"."articles_rels" USING btree ("path");
  CREATE INDEX "articles_rels_references_id_idx" ON "desk"."articles_rels" USING btree ("references_id");
  CREATE INDEX "_articles_v_version_slides_order_idx" ON "desk"."_articles_v_version_slides" USING btree ("_order");
  CREATE INDEX "_articles_v_version_slides_parent_id_idx" ON "desk"."_articles_v_version_slides" USING btree ("_parent_id");
  CREATE INDEX "_articles_v_version_slides_image_image_file_idx" ON "desk"."_articles_v_version_slides" USING btree ("image_file_id");
  CREATE INDEX "_articles_v_version_video_renditions_order_idx" ON "desk"."_articles_v_version_video_renditions" USING btree ("_order");
  CREATE INDEX "_articles_v_version_video_renditions_parent_id_idx" ON "desk"."_articles_v_version_video_renditions" USING btree ("_parent_id");
  CREATE INDEX "_articles_v_version_video_captions_order_idx" ON "desk"."_articles_v_version_video_captions" USING btree ("_order");
  CREATE INDEX "_articles_v_version_video_captions_parent_id_idx" ON "desk"."_articles_v_version_video_captions" USING btree ("_parent_id");
  CREATE INDEX "_articles_v_version_embeds_order_idx" ON "desk"."_articles_v_version_embeds" USING btree ("_order");
  CREATE INDEX "_articles_v_version_embeds_parent_id_idx" ON "desk"."_articles_v_version_embeds" USING btree ("_parent_id");
  CREATE INDEX "_articles_v_parent_idx" ON "desk"."_articles_v" USING btree ("parent_id");
  CREATE INDEX "_articles_v_version_image_version_image_file_idx" ON "desk"."_articles_v" USING btree ("version_image_file_id");
  CREATE INDEX "_articles_v_version_video_poster_version_video_poster_fi_idx" ON "desk"."_articles_v" USING btree ("version_video_poster_file_id");
  CREATE INDEX "_articles_v_version_book_cover_image_version_book_cover__idx" ON "desk"."_articles_v" USING btree ("version_book_cover_image_file_id");
  CREATE INDEX "_articles_v_version_version_publication_idx" ON "desk"."_articles_v" USING btree ("version_publication_id");
  CREATE INDEX "_articles_v_version_version_key_idx" ON "desk"."_articles_v" USING btree ("version_key");
  CREATE INDEX "_articles_v_version_version_primary_idx" ON "desk"."_articles_v" USING btree ("version_primary_id");
  CREATE INDEX "_articles_v_version_version_presented_by_idx" ON "desk"."_articles_v" USING btree ("version_presented_by_id");
  CREATE INDEX "_articles_v_version_version_updated_at_idx" ON "desk"."_articles_v" USING btree ("version_updated_at");
  CREATE INDEX "_articles_v_version_version_created_at_idx" ON "desk"."_articles_v" USING btree ("version_created_at");
  CREATE INDEX "_articles_v_version_version__status_idx" ON "desk"."_articles_v" USING btree ("version__status");
  CREATE INDEX "_articles_v_created_at_idx" ON "desk"."_articles_v" USING btree ("created_at");
  CREATE INDEX "_articles_v_updated_at_idx" ON "desk"."_articles_v" USING btree ("updated_at");
  CREATE INDEX "_articles_v_latest_idx" ON "desk"."_articles_v" USING btree ("latest");
  CREATE INDEX "_articles_v_autosave_idx" ON "desk"."_articles_v" USING btree ("autosave");
  CREATE INDEX "_articles_v_texts_order_parent" ON "desk"."_articles_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_articles_v_rels_order_idx" ON "desk"."_articles_v_rels" USING btree ("order");
  CREATE INDEX "_articles_v_rels_parent_idx" ON "desk"."_articles_v_rels" USING btree ("parent_id");
  CREATE INDEX "_articles_v_rels_path_idx" ON "desk"."_articles_v_rels" USING btree ("path");
  CREATE INDEX "_articles_v_rels_references_id_idx" ON "desk"."_articles_v_rels" USING btree ("references_id");
  CREATE INDEX "media_publication_idx" ON "desk"."media" USING btree ("publication_id");
  CREATE INDEX "media_updated_at_idx" ON "desk"."media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "desk"."media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "desk"."media" USING btree ("filename");
  CREATE INDEX "media_sizes_small_sizes_small_filename_idx" ON "desk"."media" USING btree ("sizes_small_filename");
  CREATE INDEX "users_sessions_order_idx" ON "desk"."users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "desk"."users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "desk"."users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "desk"."users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "desk"."users" USING btree ("email");
  CREATE INDEX "users_rels_order_idx" ON "desk"."users_rels" USING btree ("order");
  CREATE INDEX "users_rels_parent_idx" ON "desk"."users_rels" USING btree ("parent_id");
  CREATE INDEX "users_rels_path_idx" ON "desk"."users_rels" USING btree ("path");
  CREATE INDEX "users_rels_publications_id_idx" ON "desk"."users_rels" USING btree ("publications_id");
  CREATE INDEX "publications_updated_at_idx" ON "desk"."publications" USING btree ("updated_at");
  CREATE INDEX "publications_created_at_idx" ON "desk"."publications" USING btree ("created_at");
  CREATE INDEX "references_publication_idx" ON "desk"."references" USING btree ("publication_id");
  CREATE INDEX "references_kind_idx" ON "desk"."references" USING btree ("kind");
  CREATE INDEX "references_updated_at_idx" ON "desk"."references" USING btree ("updated_at");
  CREATE INDEX "references_created_at_idx" ON "desk"."references" USING btree ("created_at");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "desk"."payload_kv" USING btree ("key");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "desk"."payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "desk"."payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "desk"."payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "desk"."payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "desk"."payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "desk"."payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_articles_id_idx" ON "desk"."payload_locked_documents_rels" USING btree ("articles_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "desk"."payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "desk"."payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_locked_documents_rels_publications_id_idx" ON "desk"."payload_locked_documents_rels" USING btree ("publications_id");
  CREATE INDEX "payload_locked_documents_rels_references_id_idx" ON "desk"."payload_locked_documents_rels" USING btree ("references_id");
  CREATE INDEX "payload_preferences_key_idx" ON "desk"."payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "desk"."payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "desk"."payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "desk"."payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "desk"."payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "desk"."payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "desk"."payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "desk"."payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "desk"."payload_migrations" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "desk"."articles_slides" CASCADE;
  DROP TABLE "desk"."articles_video_renditions" CASCADE;
  DROP TABLE "desk"."articles_video_captions" CASCADE;
  DROP TABLE "desk"."articles_embeds" CASCADE;
  DROP TABLE "desk"."articles" CASCADE;
  DROP TABLE "desk"."articles_texts" CASCADE;
  DROP TABLE "desk"."articles_rels" CASCADE;
  DROP TABLE "desk"."_articles_v_version_slides" CASCADE;
  DROP TABLE "desk"."_articles_v_version_video_renditions" CASCADE;
  DROP TABLE "desk"."_articles_v_version_video_captions" CASCADE;
  DROP TABLE "desk"."_articles_v_version_embeds" CASCADE;
  DROP TABLE "desk"."_articles_v" CASCADE;
  DROP TABLE "desk"."_articles_v_texts" CASCADE;
  DROP TABLE "desk"."_articles_v_rels" CASCADE;
  DROP TABLE "desk"."media" CASCADE;
  DROP TABLE "desk"."users_sessions" CASCADE;
  DROP TABLE "desk"."users" CASCADE;
  DROP TABLE "desk"."users_rels" CASCADE;
  DROP TABLE "desk"."publications" CASCADE;
  DROP TABLE "desk"."references" CASCADE;
  DROP TABLE "desk"."payload_kv" CASCADE;
  DROP TABLE "desk"."payload_locked_documents" CASCADE;
  DROP TABLE "desk"."payload_locked_documents_rels" CASCADE;
  DROP TABLE "desk"."payload_preferences" CASCADE;
  DROP TABLE "desk"."payload_preferences_rels" CASCADE;
  DROP TABLE "desk"."payload_migrations" CASCADE;
  DROP TYPE "desk"."enum_articles_deal_kind";
  DROP TYPE "desk"."enum_articles_deal_size_unit";
  DROP TYPE "desk"."enum_articles_standing";
  DROP TYPE "desk"."enum_articles_stage";
  DROP TYPE "desk"."enum_articles_nofollow";
  DROP TYPE "desk"."enum_articles_status";
  DROP TYPE "desk"."enum__articles_v_version_deal_kind";
  DROP TYPE "desk"."enum__articles_v_version_deal_size_unit";
  DROP TYPE "desk"."enum__articles_v_version_standing";
  DROP TYPE "desk"."enum__articles_v_version_stage";
  DROP TYPE "desk"."enum__articles_v_version_nofollow";
  DROP TYPE "desk"."enum__articles_v_version_status";
  DROP TYPE "desk"."enum_users_role";`)
}
