import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE SCHEMA IF NOT EXISTS "desk";
   CREATE TYPE "desk"."enum_authors_standing" AS ENUM('site', 'withdrawn');
  CREATE TYPE "desk"."enum_authors_stage" AS ENUM('working', 'review', 'approved');
  CREATE TYPE "desk"."enum_authors_status" AS ENUM('draft', 'published');
  CREATE TYPE "desk"."enum__authors_v_version_standing" AS ENUM('site', 'withdrawn');
  CREATE TYPE "desk"."enum__authors_v_version_stage" AS ENUM('working', 'review', 'approved');
  CREATE TYPE "desk"."enum__authors_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "desk"."enum_articles_deal_kind" AS ENUM('sale', 'lease', 'loan', 'development', 'joint-venture', 'foreclosure');
  CREATE TYPE "desk"."enum_articles_deal_size_unit" AS ENUM('square-feet', 'square-meters', 'acres', 'units', 'homes', 'rooms', 'beds', 'megawatts');
  CREATE TYPE "desk"."enum_articles_nofollow" AS ENUM('yes', 'no');
  CREATE TYPE "desk"."enum_articles_standing" AS ENUM('site', 'withdrawn');
  CREATE TYPE "desk"."enum_articles_stage" AS ENUM('working', 'review', 'approved');
  CREATE TYPE "desk"."enum_articles_status" AS ENUM('draft', 'published');
  CREATE TYPE "desk"."enum__articles_v_version_deal_kind" AS ENUM('sale', 'lease', 'loan', 'development', 'joint-venture', 'foreclosure');
  CREATE TYPE "desk"."enum__articles_v_version_deal_size_unit" AS ENUM('square-feet', 'square-meters', 'acres', 'units', 'homes', 'rooms', 'beds', 'megawatts');
  CREATE TYPE "desk"."enum__articles_v_version_nofollow" AS ENUM('yes', 'no');
  CREATE TYPE "desk"."enum__articles_v_version_standing" AS ENUM('site', 'withdrawn');
  CREATE TYPE "desk"."enum__articles_v_version_stage" AS ENUM('working', 'review', 'approved');
  CREATE TYPE "desk"."enum__articles_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "desk"."enum_packages_type" AS ENUM('Special+Reports', 'regulated+insights', 'thought+leader', 'magazine', 'sponsored-content', 'position');
  CREATE TYPE "desk"."enum_packages_standing" AS ENUM('site', 'withdrawn');
  CREATE TYPE "desk"."enum_packages_stage" AS ENUM('working', 'review', 'approved');
  CREATE TYPE "desk"."enum_packages_status" AS ENUM('draft', 'published');
  CREATE TYPE "desk"."enum__packages_v_version_type" AS ENUM('Special+Reports', 'regulated+insights', 'thought+leader', 'magazine', 'sponsored-content', 'position');
  CREATE TYPE "desk"."enum__packages_v_version_standing" AS ENUM('site', 'withdrawn');
  CREATE TYPE "desk"."enum__packages_v_version_stage" AS ENUM('working', 'review', 'approved');
  CREATE TYPE "desk"."enum__packages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "desk"."enum_trending_lists_standing" AS ENUM('site', 'withdrawn');
  CREATE TYPE "desk"."enum_trending_lists_stage" AS ENUM('working', 'review', 'approved');
  CREATE TYPE "desk"."enum_trending_lists_status" AS ENUM('draft', 'published');
  CREATE TYPE "desk"."enum__trending_lists_v_version_standing" AS ENUM('site', 'withdrawn');
  CREATE TYPE "desk"."enum__trending_lists_v_version_stage" AS ENUM('working', 'review', 'approved');
  CREATE TYPE "desk"."enum__trending_lists_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "desk"."enum_events_standing" AS ENUM('site', 'withdrawn');
  CREATE TYPE "desk"."enum_events_stage" AS ENUM('working', 'review', 'approved');
  CREATE TYPE "desk"."enum_events_status" AS ENUM('draft', 'published');
  CREATE TYPE "desk"."enum__events_v_version_standing" AS ENUM('site', 'withdrawn');
  CREATE TYPE "desk"."enum__events_v_version_stage" AS ENUM('working', 'review', 'approved');
  CREATE TYPE "desk"."enum__events_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "desk"."enum_webcasts_standing" AS ENUM('site', 'withdrawn');
  CREATE TYPE "desk"."enum_webcasts_stage" AS ENUM('working', 'review', 'approved');
  CREATE TYPE "desk"."enum_webcasts_status" AS ENUM('draft', 'published');
  CREATE TYPE "desk"."enum__webcasts_v_version_standing" AS ENUM('site', 'withdrawn');
  CREATE TYPE "desk"."enum__webcasts_v_version_stage" AS ENUM('working', 'review', 'approved');
  CREATE TYPE "desk"."enum__webcasts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "desk"."enum_podcasts_standing" AS ENUM('site', 'withdrawn');
  CREATE TYPE "desk"."enum_podcasts_stage" AS ENUM('working', 'review', 'approved');
  CREATE TYPE "desk"."enum_podcasts_status" AS ENUM('draft', 'published');
  CREATE TYPE "desk"."enum__podcasts_v_version_standing" AS ENUM('site', 'withdrawn');
  CREATE TYPE "desk"."enum__podcasts_v_version_stage" AS ENUM('working', 'review', 'approved');
  CREATE TYPE "desk"."enum__podcasts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "desk"."enum_static_pages_settings_page_layout" AS ENUM('right_rail', 'full_width', 'one_column', 'blank');
  CREATE TYPE "desk"."enum_static_pages_standing" AS ENUM('site', 'withdrawn');
  CREATE TYPE "desk"."enum_static_pages_stage" AS ENUM('working', 'review', 'approved');
  CREATE TYPE "desk"."enum_static_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "desk"."enum__static_pages_v_version_settings_page_layout" AS ENUM('right_rail', 'full_width', 'one_column', 'blank');
  CREATE TYPE "desk"."enum__static_pages_v_version_standing" AS ENUM('site', 'withdrawn');
  CREATE TYPE "desk"."enum__static_pages_v_version_stage" AS ENUM('working', 'review', 'approved');
  CREATE TYPE "desk"."enum__static_pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "desk"."enum_users_role" AS ENUM('writer', 'editor', 'chief', 'administrator');
  CREATE TABLE "desk"."authors_social" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"network" varchar,
  	"value" varchar
  );
  
  CREATE TABLE "desk"."authors_notes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"note" varchar,
  	"by" varchar,
  	"at" timestamp(3) with time zone
  );
  
  CREATE TABLE "desk"."authors" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"role" varchar,
  	"description" varchar,
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
  	"publication_id" varchar,
  	"standing" "desk"."enum_authors_standing" DEFAULT 'site',
  	"publish_at" timestamp(3) with time zone,
  	"slug" varchar,
  	"key" varchar,
  	"is_of_file" boolean,
  	"stage" "desk"."enum_authors_stage" DEFAULT 'working',
  	"remote" jsonb,
  	"etag" varchar,
  	"is_blank" boolean,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "desk"."enum_authors_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "desk"."_authors_v_version_social" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"network" varchar,
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "desk"."_authors_v_version_notes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"note" varchar,
  	"by" varchar,
  	"at" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  CREATE TABLE "desk"."_authors_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_role" varchar,
  	"version_description" varchar,
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
  	"version_publication_id" varchar,
  	"version_standing" "desk"."enum__authors_v_version_standing" DEFAULT 'site',
  	"version_publish_at" timestamp(3) with time zone,
  	"version_slug" varchar,
  	"version_key" varchar,
  	"version_is_of_file" boolean,
  	"version_stage" "desk"."enum__authors_v_version_stage" DEFAULT 'working',
  	"version_remote" jsonb,
  	"version_etag" varchar,
  	"version_is_blank" boolean,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "desk"."enum__authors_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
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
  
  CREATE TABLE "desk"."articles_notes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"note" varchar,
  	"by" varchar,
  	"at" timestamp(3) with time zone
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
  	"video_transcript" varchar,
  	"video_seconds" numeric,
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
  	"kicker" varchar,
  	"primary_id" varchar,
  	"premium" boolean,
  	"corrected_at" timestamp(3) with time zone,
  	"presented_by_id" varchar,
  	"disclaimer" boolean,
  	"is_download" boolean,
  	"nofollow" "desk"."enum_articles_nofollow",
  	"canonical_url" varchar,
  	"recombee_id" varchar,
  	"publication_id" varchar,
  	"standing" "desk"."enum_articles_standing" DEFAULT 'site',
  	"publish_at" timestamp(3) with time zone,
  	"slug" varchar,
  	"key" varchar,
  	"is_of_file" boolean,
  	"stage" "desk"."enum_articles_stage" DEFAULT 'working',
  	"remote" jsonb,
  	"etag" varchar,
  	"is_blank" boolean,
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
  
  CREATE TABLE "desk"."_articles_v_version_notes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"note" varchar,
  	"by" varchar,
  	"at" timestamp(3) with time zone,
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
  	"version_video_transcript" varchar,
  	"version_video_seconds" numeric,
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
  	"version_kicker" varchar,
  	"version_primary_id" varchar,
  	"version_premium" boolean,
  	"version_corrected_at" timestamp(3) with time zone,
  	"version_presented_by_id" varchar,
  	"version_disclaimer" boolean,
  	"version_is_download" boolean,
  	"version_nofollow" "desk"."enum__articles_v_version_nofollow",
  	"version_canonical_url" varchar,
  	"version_recombee_id" varchar,
  	"version_publication_id" varchar,
  	"version_standing" "desk"."enum__articles_v_version_standing" DEFAULT 'site',
  	"version_publish_at" timestamp(3) with time zone,
  	"version_slug" varchar,
  	"version_key" varchar,
  	"version_is_of_file" boolean,
  	"version_stage" "desk"."enum__articles_v_version_stage" DEFAULT 'working',
  	"version_remote" jsonb,
  	"version_etag" varchar,
  	"version_is_blank" boolean,
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
  
  CREATE TABLE "desk"."packages_navigations" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"query_id" varchar,
  	"link" varchar,
  	"description" varchar
  );
  
  CREATE TABLE "desk"."packages_sponsors" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"url" varchar,
  	"ad_code" varchar,
  	"twitter_id" varchar,
  	"description" varchar,
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
  
  CREATE TABLE "desk"."packages_notes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"note" varchar,
  	"by" varchar,
  	"at" timestamp(3) with time zone
  );
  
  CREATE TABLE "desk"."packages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"type" "desk"."enum_packages_type",
  	"package_url" varchar,
  	"newest_count" numeric,
  	"newest_skip" numeric,
  	"summary" varchar,
  	"blurb" varchar,
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
  	"media_file_id" varchar,
  	"media_media" varchar,
  	"media_url" varchar,
  	"media_alt" varchar,
  	"media_is_decorative" boolean,
  	"media_caption" varchar,
  	"media_credit" varchar,
  	"media_focal_x" numeric,
  	"media_focal_y" numeric,
  	"media_width" numeric,
  	"media_height" numeric,
  	"position" varchar,
  	"magazine" varchar,
  	"digital_edition_url" varchar,
  	"css_file" varchar,
  	"publication_id" varchar,
  	"standing" "desk"."enum_packages_standing" DEFAULT 'site',
  	"publish_at" timestamp(3) with time zone,
  	"slug" varchar,
  	"key" varchar,
  	"is_of_file" boolean,
  	"stage" "desk"."enum_packages_stage" DEFAULT 'working',
  	"remote" jsonb,
  	"etag" varchar,
  	"is_blank" boolean,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "desk"."enum_packages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "desk"."packages_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"references_id" varchar
  );
  
  CREATE TABLE "desk"."_packages_v_version_navigations" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"query_id" varchar,
  	"link" varchar,
  	"description" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "desk"."_packages_v_version_sponsors" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"url" varchar,
  	"ad_code" varchar,
  	"twitter_id" varchar,
  	"description" varchar,
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
  
  CREATE TABLE "desk"."_packages_v_version_notes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"note" varchar,
  	"by" varchar,
  	"at" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  CREATE TABLE "desk"."_packages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_type" "desk"."enum__packages_v_version_type",
  	"version_package_url" varchar,
  	"version_newest_count" numeric,
  	"version_newest_skip" numeric,
  	"version_summary" varchar,
  	"version_blurb" varchar,
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
  	"version_media_file_id" varchar,
  	"version_media_media" varchar,
  	"version_media_url" varchar,
  	"version_media_alt" varchar,
  	"version_media_is_decorative" boolean,
  	"version_media_caption" varchar,
  	"version_media_credit" varchar,
  	"version_media_focal_x" numeric,
  	"version_media_focal_y" numeric,
  	"version_media_width" numeric,
  	"version_media_height" numeric,
  	"version_position" varchar,
  	"version_magazine" varchar,
  	"version_digital_edition_url" varchar,
  	"version_css_file" varchar,
  	"version_publication_id" varchar,
  	"version_standing" "desk"."enum__packages_v_version_standing" DEFAULT 'site',
  	"version_publish_at" timestamp(3) with time zone,
  	"version_slug" varchar,
  	"version_key" varchar,
  	"version_is_of_file" boolean,
  	"version_stage" "desk"."enum__packages_v_version_stage" DEFAULT 'working',
  	"version_remote" jsonb,
  	"version_etag" varchar,
  	"version_is_blank" boolean,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "desk"."enum__packages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "desk"."_packages_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"references_id" varchar
  );
  
  CREATE TABLE "desk"."trending_lists_notes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"note" varchar,
  	"by" varchar,
  	"at" timestamp(3) with time zone
  );
  
  CREATE TABLE "desk"."trending_lists" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"publication_id" varchar,
  	"standing" "desk"."enum_trending_lists_standing" DEFAULT 'site',
  	"publish_at" timestamp(3) with time zone,
  	"slug" varchar,
  	"key" varchar,
  	"is_of_file" boolean,
  	"stage" "desk"."enum_trending_lists_stage" DEFAULT 'working',
  	"remote" jsonb,
  	"etag" varchar,
  	"is_blank" boolean,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "desk"."enum_trending_lists_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "desk"."trending_lists_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"references_id" varchar
  );
  
  CREATE TABLE "desk"."_trending_lists_v_version_notes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"note" varchar,
  	"by" varchar,
  	"at" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  CREATE TABLE "desk"."_trending_lists_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_publication_id" varchar,
  	"version_standing" "desk"."enum__trending_lists_v_version_standing" DEFAULT 'site',
  	"version_publish_at" timestamp(3) with time zone,
  	"version_slug" varchar,
  	"version_key" varchar,
  	"version_is_of_file" boolean,
  	"version_stage" "desk"."enum__trending_lists_v_version_stage" DEFAULT 'working',
  	"version_remote" jsonb,
  	"version_etag" varchar,
  	"version_is_blank" boolean,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "desk"."enum__trending_lists_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "desk"."_trending_lists_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"references_id" varchar
  );
  
  CREATE TABLE "desk"."events_agenda_speakers" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"role" varchar
  );
  
  CREATE TABLE "desk"."events_agenda" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"day" numeric,
  	"start_time" varchar,
  	"end_time" varchar,
  	"title" varchar,
  	"detail" varchar
  );
  
  CREATE TABLE "desk"."events_prices" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"amount" numeric,
  	"currency" varchar
  );
  
  CREATE TABLE "desk"."events_notes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"note" varchar,
  	"by" varchar,
  	"at" timestamp(3) with time zone
  );
  
  CREATE TABLE "desk"."events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"event_title" varchar,
  	"doc_uri" varchar,
  	"description" varchar,
  	"starts_at" timestamp(3) with time zone,
  	"ends_at" timestamp(3) with time zone,
  	"venue_name" varchar,
  	"city" varchar,
  	"time_zone" varchar,
  	"address_street" varchar,
  	"address_locality" varchar,
  	"address_region" varchar,
  	"address_postal_code" varchar,
  	"address_country" varchar,
  	"registration_u_r_l" varchar,
  	"learn_more_link_file" varchar,
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
  	"image2_file_id" varchar,
  	"image2_media" varchar,
  	"image2_url" varchar,
  	"image2_alt" varchar,
  	"image2_is_decorative" boolean,
  	"image2_caption" varchar,
  	"image2_credit" varchar,
  	"image2_focal_x" numeric,
  	"image2_focal_y" numeric,
  	"image2_width" numeric,
  	"image2_height" numeric,
  	"industry" varchar,
  	"topic" varchar,
  	"practice_area" varchar,
  	"audience" varchar,
  	"cle_credit" varchar,
  	"publication_id" varchar,
  	"standing" "desk"."enum_events_standing" DEFAULT 'site',
  	"publish_at" timestamp(3) with time zone,
  	"slug" varchar,
  	"key" varchar,
  	"is_of_file" boolean,
  	"stage" "desk"."enum_events_stage" DEFAULT 'working',
  	"remote" jsonb,
  	"etag" varchar,
  	"is_blank" boolean,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "desk"."enum_events_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "desk"."_events_v_version_agenda_speakers" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"role" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "desk"."_events_v_version_agenda" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" numeric,
  	"start_time" varchar,
  	"end_time" varchar,
  	"title" varchar,
  	"detail" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "desk"."_events_v_version_prices" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"amount" numeric,
  	"currency" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "desk"."_events_v_version_notes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"note" varchar,
  	"by" varchar,
  	"at" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  CREATE TABLE "desk"."_events_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_event_title" varchar,
  	"version_doc_uri" varchar,
  	"version_description" varchar,
  	"version_starts_at" timestamp(3) with time zone,
  	"version_ends_at" timestamp(3) with time zone,
  	"version_venue_name" varchar,
  	"version_city" varchar,
  	"version_time_zone" varchar,
  	"version_address_street" varchar,
  	"version_address_locality" varchar,
  	"version_address_region" varchar,
  	"version_address_postal_code" varchar,
  	"version_address_country" varchar,
  	"version_registration_u_r_l" varchar,
  	"version_learn_more_link_file" varchar,
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
  	"version_image2_file_id" varchar,
  	"version_image2_media" varchar,
  	"version_image2_url" varchar,
  	"version_image2_alt" varchar,
  	"version_image2_is_decorative" boolean,
  	"version_image2_caption" varchar,
  	"version_image2_credit" varchar,
  	"version_image2_focal_x" numeric,
  	"version_image2_focal_y" numeric,
  	"version_image2_width" numeric,
  	"version_image2_height" numeric,
  	"version_industry" varchar,
  	"version_topic" varchar,
  	"version_practice_area" varchar,
  	"version_audience" varchar,
  	"version_cle_credit" varchar,
  	"version_publication_id" varchar,
  	"version_standing" "desk"."enum__events_v_version_standing" DEFAULT 'site',
  	"version_publish_at" timestamp(3) with time zone,
  	"version_slug" varchar,
  	"version_key" varchar,
  	"version_is_of_file" boolean,
  	"version_stage" "desk"."enum__events_v_version_stage" DEFAULT 'working',
  	"version_remote" jsonb,
  	"version_etag" varchar,
  	"version_is_blank" boolean,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "desk"."enum__events_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "desk"."webcasts_speakers" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"title" varchar,
  	"firm" varchar
  );
  
  CREATE TABLE "desk"."webcasts_recording_renditions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"media" varchar
  );
  
  CREATE TABLE "desk"."webcasts_recording_captions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"media" varchar,
  	"language" varchar,
  	"label" varchar
  );
  
  CREATE TABLE "desk"."webcasts_notes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"note" varchar,
  	"by" varchar,
  	"at" timestamp(3) with time zone
  );
  
  CREATE TABLE "desk"."webcasts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"uri" varchar,
  	"summary" varchar,
  	"starts_at" timestamp(3) with time zone,
  	"ends_at" timestamp(3) with time zone,
  	"recording_url" varchar,
  	"recording_media" varchar,
  	"recording_transcript" varchar,
  	"recording_seconds" numeric,
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
  	"kicker" varchar,
  	"byline" varchar,
  	"topic_id" varchar,
  	"sponsor" varchar,
  	"registration_u_r_l" varchar,
  	"need_to_know" varchar,
  	"publication_id" varchar,
  	"standing" "desk"."enum_webcasts_standing" DEFAULT 'site',
  	"publish_at" timestamp(3) with time zone,
  	"slug" varchar,
  	"key" varchar,
  	"is_of_file" boolean,
  	"stage" "desk"."enum_webcasts_stage" DEFAULT 'working',
  	"remote" jsonb,
  	"etag" varchar,
  	"is_blank" boolean,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "desk"."enum_webcasts_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "desk"."_webcasts_v_version_speakers" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"title" varchar,
  	"firm" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "desk"."_webcasts_v_version_recording_renditions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"media" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "desk"."_webcasts_v_version_recording_captions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"media" varchar,
  	"language" varchar,
  	"label" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "desk"."_webcasts_v_version_notes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"note" varchar,
  	"by" varchar,
  	"at" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  CREATE TABLE "desk"."_webcasts_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_uri" varchar,
  	"version_summary" varchar,
  	"version_starts_at" timestamp(3) with time zone,
  	"version_ends_at" timestamp(3) with time zone,
  	"version_recording_url" varchar,
  	"version_recording_media" varchar,
  	"version_recording_transcript" varchar,
  	"version_recording_seconds" numeric,
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
  	"version_kicker" varchar,
  	"version_byline" varchar,
  	"version_topic_id" varchar,
  	"version_sponsor" varchar,
  	"version_registration_u_r_l" varchar,
  	"version_need_to_know" varchar,
  	"version_publication_id" varchar,
  	"version_standing" "desk"."enum__webcasts_v_version_standing" DEFAULT 'site',
  	"version_publish_at" timestamp(3) with time zone,
  	"version_slug" varchar,
  	"version_key" varchar,
  	"version_is_of_file" boolean,
  	"version_stage" "desk"."enum__webcasts_v_version_stage" DEFAULT 'working',
  	"version_remote" jsonb,
  	"version_etag" varchar,
  	"version_is_blank" boolean,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "desk"."enum__webcasts_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "desk"."podcasts_notes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"note" varchar,
  	"by" varchar,
  	"at" timestamp(3) with time zone
  );
  
  CREATE TABLE "desk"."podcasts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"uri" varchar,
  	"summary" varchar,
  	"show" varchar,
  	"number" numeric,
  	"seconds" numeric,
  	"recording_audio_url" varchar,
  	"recording_audio_type" varchar,
  	"recording_audio_bytes" numeric,
  	"recording_audio_seconds" numeric,
  	"transcript" varchar,
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
  	"kicker" varchar,
  	"byline" varchar,
  	"guest" varchar,
  	"publication_id" varchar,
  	"standing" "desk"."enum_podcasts_standing" DEFAULT 'site',
  	"publish_at" timestamp(3) with time zone,
  	"slug" varchar,
  	"key" varchar,
  	"is_of_file" boolean,
  	"stage" "desk"."enum_podcasts_stage" DEFAULT 'working',
  	"remote" jsonb,
  	"etag" varchar,
  	"is_blank" boolean,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "desk"."enum_podcasts_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "desk"."_podcasts_v_version_notes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"note" varchar,
  	"by" varchar,
  	"at" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  CREATE TABLE "desk"."_podcasts_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_uri" varchar,
  	"version_summary" varchar,
  	"version_show" varchar,
  	"version_number" numeric,
  	"version_seconds" numeric,
  	"version_recording_audio_url" varchar,
  	"version_recording_audio_type" varchar,
  	"version_recording_audio_bytes" numeric,
  	"version_recording_audio_seconds" numeric,
  	"version_transcript" varchar,
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
  	"version_kicker" varchar,
  	"version_byline" varchar,
  	"version_guest" varchar,
  	"version_publication_id" varchar,
  	"version_standing" "desk"."enum__podcasts_v_version_standing" DEFAULT 'site',
  	"version_publish_at" timestamp(3) with time zone,
  	"version_slug" varchar,
  	"version_key" varchar,
  	"version_is_of_file" boolean,
  	"version_stage" "desk"."enum__podcasts_v_version_stage" DEFAULT 'working',
  	"version_remote" jsonb,
  	"version_etag" varchar,
  	"version_is_blank" boolean,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "desk"."enum__podcasts_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "desk"."static_pages_notes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"note" varchar,
  	"by" varchar,
  	"at" timestamp(3) with time zone
  );
  
  CREATE TABLE "desk"."static_pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"path" varchar,
  	"content" varchar,
  	"excerpt" varchar,
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
  	"settings_page_layout" "desk"."enum_static_pages_settings_page_layout",
  	"settings_meta_description" varchar,
  	"settings_hide_title" boolean,
  	"settings_remove_margin_padding" boolean,
  	"settings_no_index_no_follow" boolean,
  	"settings_disable_tracking" boolean,
  	"settings_css" varchar,
  	"settings_javascript" varchar,
  	"settings_open_graph_title" varchar,
  	"settings_open_graph_type" varchar,
  	"settings_open_graph_description" varchar,
  	"settings_open_graph_image" varchar,
  	"template" varchar,
  	"publication_id" varchar,
  	"standing" "desk"."enum_static_pages_standing" DEFAULT 'site',
  	"publish_at" timestamp(3) with time zone,
  	"slug" varchar,
  	"key" varchar,
  	"is_of_file" boolean,
  	"stage" "desk"."enum_static_pages_stage" DEFAULT 'working',
  	"remote" jsonb,
  	"etag" varchar,
  	"is_blank" boolean,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "desk"."enum_static_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "desk"."static_pages_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "desk"."_static_pages_v_version_notes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"note" varchar,
  	"by" varchar,
  	"at" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  CREATE TABLE "desk"."_static_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_path" varchar,
  	"version_content" varchar,
  	"version_excerpt" varchar,
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
  	"version_settings_page_layout" "desk"."enum__static_pages_v_version_settings_page_layout",
  	"version_settings_meta_description" varchar,
  	"version_settings_hide_title" boolean,
  	"version_settings_remove_margin_padding" boolean,
  	"version_settings_no_index_no_follow" boolean,
  	"version_settings_disable_tracking" boolean,
  	"version_settings_css" varchar,
  	"version_settings_javascript" varchar,
  	"version_settings_open_graph_title" varchar,
  	"version_settings_open_graph_type" varchar,
  	"version_settings_open_graph_description" varchar,
  	"version_settings_open_graph_image" varchar,
  	"version_template" varchar,
  	"version_publication_id" varchar,
  	"version_standing" "desk"."enum__static_pages_v_version_standing" DEFAULT 'site',
  	"version_publish_at" timestamp(3) with time zone,
  	"version_slug" varchar,
  	"version_key" varchar,
  	"version_is_of_file" boolean,
  	"version_stage" "desk"."enum__static_pages_v_version_stage" DEFAULT 'working',
  	"version_remote" jsonb,
  	"version_etag" varchar,
  	"version_is_blank" boolean,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "desk"."enum__static_pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "desk"."_static_pages_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
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
  	"subject" varchar,
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
  	"authors_id" integer,
  	"articles_id" integer,
  	"packages_id" integer,
  	"trending_lists_id" integer,
  	"events_id" integer,
  	"webcasts_id" integer,
  	"podcasts_id" integer,
  	"static_pages_id" integer,
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
  
  ALTER TABLE "desk"."authors_social" ADD CONSTRAINT "authors_social_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "desk"."authors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "desk"."authors_notes" ADD CONSTRAINT "authors_notes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "desk"."authors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "desk"."authors" ADD CONSTRAINT "authors_image_file_id_media_id_fk" FOREIGN KEY ("image_file_id") REFERENCES "desk"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "desk"."authors" ADD CONSTRAINT "authors_publication_id_publications_id_fk" FOREIGN KEY ("publication_id") REFERENCES "desk"."publications"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "desk"."_authors_v_version_social" ADD CONSTRAINT "_authors_v_version_social_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "desk"."_authors_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "desk"."_authors_v_version_notes" ADD CONSTRAINT "_authors_v_version_notes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "desk"."_authors_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "desk"."_authors_v" ADD CONSTRAINT "_authors_v_parent_id_authors_id_fk" FOREIGN KEY ("parent_id") REFERENCES "desk"."authors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "desk"."_authors_v" ADD CONSTRAINT "_authors_v_version_image_file_id_media_id_fk" FOREIGN KEY ("version_image_file_id") REFERENCES "desk"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "desk"."_authors_v" ADD CONSTRAINT "_authors_v_version_publication_id_publications_id_fk" FOREIGN KEY ("version_publication_id") REFERENCES "desk"."publications"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "desk"."articles_slides" ADD CONSTRAINT "articles_slides_image_file_id_media_id_fk" FOREIGN KEY ("image_file_id") REFERENCES "desk"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "desk"."articles_slides" ADD CONSTRAINT "articles_slides_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "desk"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "desk"."articles_video_renditions" ADD CONSTRAINT "articles_video_renditions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "desk"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "desk"."articles_video_captions" ADD CONSTRAINT "articles_video_captions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "desk"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "desk"."articles_embeds" ADD CONSTRAINT "articles_embeds_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "desk"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "desk"."articles_notes" ADD CONSTRAINT "articles_notes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "desk"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "desk"."articles" ADD CONSTRAINT "articles_image_file_id_media_id_fk" FOREIGN KEY ("image_file_id") REFERENCES "desk"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "desk"."articles" ADD CONSTRAINT "articles_video_poster_file_id_media_id_fk" FOREIGN KEY ("video_poster_file_id") REFERENCES "desk"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "desk"."articles" ADD CONSTRAINT "articles_book_cover_image_file_id_media_id_fk" FOREIGN KEY ("book_cover_image_file_id") REFERENCES "desk"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "desk"."articles" ADD CONSTRAINT "articles_primary_id_references_id_fk" FOREIGN KEY ("primary_id") REFERENCES "desk"."references"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "desk"."articles" ADD CONSTRAINT "articles_presented_by_id_references_id_fk" FOREIGN KEY ("presented_by_id") REFERENCES "desk"."references"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "desk"."articles" ADD CONSTRAINT "articles_publication_id_publications_id_fk" FOREIGN KEY ("publication_id") REFERENCES "desk"."publications"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "desk"."articles_texts" ADD CONSTRAINT "articles_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "desk"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "desk"."articles_rels" ADD CONSTRAINT "articles_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "desk"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "desk"."articles_rels" ADD CONSTRAINT "articles_rels_references_fk" FOREIGN KEY ("references_id") REFERENCES "desk"."references"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "desk"."_articles_v_version_slides" ADD CONSTRAINT "_articles_v_version_slides_image_file_id_media_id_fk" FOREIGN KEY ("image_file_id") REFERENCES "desk"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "desk"."_articles_v_version_slides" ADD CONSTRAINT "_articles_v_version_slides_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "desk"."_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "desk"."_articles_v_version_video_renditions" ADD CONSTRAINT "_articles_v_version_video_renditions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "desk"."_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "desk"."_articles_v_version_video_captions" ADD CONSTRAINT "_articles_v_version_video_captions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "desk"."_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "desk"."_articles_v_version_embeds" ADD CONSTRAINT "_articles_v_version_embeds_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "desk"."_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "desk"."_articles_v_version_notes" ADD CONSTRAINT "_articles_v_version_notes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "desk"."_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "desk"."_articles_v" ADD CONSTRAINT "_articles_v_parent_id_articles_id_fk" FOREIGN KEY ("parent_id") REFERENCES "desk"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "desk"."_articles_v" ADD CONSTRAINT "_articles_v_version_image_file_id_media_id_fk" FOREIGN KEY ("version_image_file_id") REFERENCES "desk"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "desk"."_articles_v" ADD CONSTRAINT "_articles_v_version_video_poster_file_id_media_id_fk" FOREIGN KEY ("version_video_poster_file_id") REFERENCES "desk"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "desk"."_articles_v" ADD CONSTRAINT "_articles_v_version_book_cover_image_file_id_media_id_fk" FOREIGN KEY ("version_book_cover_image_file_id") REFERENCES "desk"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "desk"."_articles_v" ADD CONSTRAINT "_articles_v_version_primary_id_references_id_fk" FOREIGN KEY ("version_primary_id") REFERENCES "desk"."references"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "desk"."_articles_v" ADD CONSTRAINT "_articles_v_version_presented_by_id_references_id_fk" FOREIGN KEY ("version_presented_by_id") REFERENCES "desk"."references"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "desk"."_articles_v" ADD CONSTRAINT "_articles_v_version_publication_id_publications_id_fk" FOREIGN KEY ("version_publication_id") REFERENCES "desk"."publications"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "desk"."_articles_v_texts" ADD CONSTRAINT "_articles_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "desk"."_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "desk"."_articles_v_rels" ADD CONSTRAINT "_articles_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "desk"."_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "desk"."_articles_v_rels" ADD CONSTRAINT "_articles_v_rels_references_fk" FOREIGN KEY ("references_id") REFERENCES "desk"."references"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "desk"."packages_navigations" ADD CONSTRAINT "packages_navigations_query_id_references_id_fk" FOREIGN KEY ("query_id") REFERENCES "desk"."references"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "desk"."packages_navigations" ADD CONSTRAINT "packages_navigations_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "desk"."packages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "desk"."packages_sponsors" ADD CONSTRAINT "packages_sponsors_image_file_id_media_id_fk" FOREIGN KEY ("image_file_id") REFERENCES "desk"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "desk"."packages_sponsors" ADD CONSTRAINT "packages_sponsors_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "desk"."packages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "desk"."packages_notes" ADD CONSTRAINT "packages_notes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "desk"."packages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "desk"."packages" ADD CONSTRAINT "packages_image_file_id_media_id_fk" FOREIGN KEY ("image_file_id") REFERENCES "desk"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "desk"."packages" ADD CONSTRAINT "packages_media_file_id_media_id_fk" FOREIGN KEY ("media_file_id") REFERENCES "desk"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "desk"."packages" ADD CONSTRAINT "packages_publication_id_publications_id_fk" FOREIGN KEY ("publication_id") REFERENCES "desk"."publications"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "desk"."packages_rels" ADD CONSTRAINT "packages_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "desk"."packages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "desk"."packages_rels" ADD CONSTRAINT "packages_rels_references_fk" FOREIGN KEY ("references_id") REFERENCES "desk"."references"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "desk"."_packages_v_version_navigations" ADD CONSTRAINT "_packages_v_version_navigations_query_id_references_id_fk" FOREIGN KEY ("query_id") REFERENCES "desk"."references"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "desk"."_packages_v_version_navigations" ADD CONSTRAINT "_packages_v_version_navigations_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "desk"."_packages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "desk"."_packages_v_version_sponsors" ADD CONSTRAINT "_packages_v_version_sponsors_image_file_id_media_id_fk" FOREIGN KEY ("image_file_id") REFERENCES "desk"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "desk"."_packages_v_version_sponsors" ADD CONSTRAINT "_packages_v_version_sponsors_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "desk"."_packages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "desk"."_packages_v_version_notes" ADD CONSTRAINT "_packages_v_version_notes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "desk"."_packages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "desk"."_packages_v" ADD CONSTRAINT "_packages_v_parent_id_packages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "desk"."packages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "desk"."_packages_v" ADD CONSTRAINT "_packages_v_version_image_file_id_media_id_fk" FOREIGN KEY ("version_image_file_id") REFERENCES "desk"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "desk"."_packages_v" ADD CONSTRAINT "_packages_v_version_media_file_id_media_id_fk" FOREIGN KEY ("version_media_file_id") REFERENCES "desk"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "desk"."_packages_v" ADD CONSTRAINT "_packages_v_version_publication_id_publications_id_fk" FOREIGN KEY ("version_publication_id") REFERENCES "desk"."publications"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "desk"."_packages_v_rels" ADD CONSTRAINT "_packages_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "desk"."_packages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "desk"."_packages_v_rels" ADD CONSTRAINT "_packages_v_rels_references_fk" FOREIGN KEY ("references_id") REFERENCES "desk"."references"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "desk"."trending_lists_notes" ADD CONSTRAINT "trending_lists_notes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "desk"."trending_lists"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "desk"."trending_lists" ADD CONSTRAINT "trending_lists_publication_id_publications_id_fk" FOREIGN KEY ("publication_id") REFERENCES "desk"."publications"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "desk"."trending_lists_rels" ADD CONSTRAINT "trending_lists_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "desk"."trending_lists"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "desk"."trending_lists_rels" ADD CONSTRAINT "trending_lists_rels_references_fk" FOREIGN KEY ("references_id") REFERENCES "desk"."references"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "desk"."_trending_lists_v_version_notes" ADD CONSTRAINT "_trending_lists_v_version_notes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "desk"."_trending_lists_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "desk"."_trending_lists_v" ADD CONSTRAINT "_trending_lists_v_parent_id_trending_lists_id_fk" FOREIGN KEY ("parent_id") REFERENCES "desk"."trending_lists"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "desk"."_trending_lists_v" ADD CONSTRAINT "_trending_lists_v_version_publication_id_publications_id_fk" FOREIGN KEY ("version_publication_id") REFERENCES "desk"."publications"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "desk"."_trending_lists_v_rels" ADD CONSTRAINT "_trending_lists_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "desk"."_trending_lists_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "desk"."_trending_lists_v_rels" ADD CONSTRAINT "_trending_lists_v_rels_references_fk" FOREIGN KEY ("references_id") REFERENCES "desk"."references"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "desk"."events_agenda_speakers" ADD CONSTRAINT "events_agenda_speakers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "desk"."events_agenda"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "desk"."events_agenda" ADD CONSTRAINT "events_agenda_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "desk"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "desk"."events_prices" ADD CONSTRAINT "events_prices_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "desk"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "desk"."events_notes" ADD CONSTRAINT "events_notes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "desk"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "desk"."events" ADD CONSTRAINT "events_image_file_id_media_id_fk" FOREIGN KEY ("image_file_id") REFERENCES "desk"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "desk"."events" ADD CONSTRAINT "events_image2_file_id_media_id_fk" FOREIGN KEY ("image2_file_id") REFERENCES "desk"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "desk"."events" ADD CONSTRAINT "events_publication_id_publications_id_fk" FOREIGN KEY ("publication_id") REFERENCES "desk"."publications"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "desk"."_events_v_version_agenda_speakers" ADD CONSTRAINT "_events_v_version_agenda_speakers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "desk"."_events_v_version_agenda"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "desk"."_events_v_version_agenda" ADD CONSTRAINT "_events_v_version_agenda_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "desk"."_events_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "desk"."_events_v_version_prices" ADD CONSTRAINT "_events_v_version_prices_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "desk"."_events_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "desk"."_events_v_version_notes" ADD CONSTRAINT "_events_v_version_notes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "desk"."_events_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "desk"."_events_v" ADD CONSTRAINT "_events_v_parent_id_events_id_fk" FOREIGN KEY ("parent_id") REFERENCES "desk"."events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "desk"."_events_v" ADD CONSTRAINT "_events_v_version_image_file_id_media_id_fk" FOREIGN KEY ("version_image_file_id") REFERENCES "desk"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "desk"."_events_v" ADD CONSTRAINT "_events_v_version_image2_file_id_media_id_fk" FOREIGN KEY ("version_image2_file_id") REFERENCES "desk"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "desk"."_events_v" ADD CONSTRAINT "_events_v_version_publication_id_publications_id_fk" FOREIGN KEY ("version_publication_id") REFERENCES "desk"."publications"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "desk"."webcasts_speakers" ADD CONSTRAINT "webcasts_speakers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "desk"."webcasts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "desk"."webcasts_recording_renditions" ADD CONSTRAINT "webcasts_recording_renditions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "desk"."webcasts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "desk"."webcasts_recording_captions" ADD CONSTRAINT "webcasts_recording_captions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "desk"."webcasts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "desk"."webcasts_notes" ADD CONSTRAINT "webcasts_notes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "desk"."webcasts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "desk"."webcasts" ADD CONSTRAINT "webcasts_image_file_id_media_id_fk" FOREIGN KEY ("image_file_id") REFERENCES "desk"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "desk"."webcasts" ADD CONSTRAINT "webcasts_topic_id_references_id_fk" FOREIGN KEY ("topic_id") REFERENCES "desk"."references"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "desk"."webcasts" ADD CONSTRAINT "webcasts_publication_id_publications_id_fk" FOREIGN KEY ("publication_id") REFERENCES "desk"."publications"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "desk"."_webcasts_v_version_speakers" ADD CONSTRAINT "_webcasts_v_version_speakers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "desk"."_webcasts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "desk"."_webcasts_v_version_recording_renditions" ADD CONSTRAINT "_webcasts_v_version_recording_renditions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "desk"."_webcasts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "desk"."_webcasts_v_version_recording_captions" ADD CONSTRAINT "_webcasts_v_version_recording_captions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "desk"."_webcasts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "desk"."_webcasts_v_version_notes" ADD CONSTRAINT "_webcasts_v_version_notes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "desk"."_webcasts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "desk"."_webcasts_v" ADD CONSTRAINT "_webcasts_v_parent_id_webcasts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "desk"."webcasts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "desk"."_webcasts_v" ADD CONSTRAINT "_webcasts_v_version_image_file_id_media_id_fk" FOREIGN KEY ("version_image_file_id") REFERENCES "desk"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "desk"."_webcasts_v" ADD CONSTRAINT "_webcasts_v_version_topic_id_references_id_fk" FOREIGN KEY ("version_topic_id") REFERENCES "desk"."references"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "desk"."_webcasts_v" ADD CONSTRAINT "_webcasts_v_version_publication_id_publications_id_fk" FOREIGN KEY ("version_publication_id") REFERENCES "desk"."publications"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "desk"."podcasts_notes" ADD CONSTRAINT "podcasts_notes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "desk"."podcasts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "desk"."podcasts" ADD CONSTRAINT "podcasts_image_file_id_media_id_fk" FOREIGN KEY ("image_file_id") REFERENCES "desk"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "desk"."podcasts" ADD CONSTRAINT "podcasts_publication_id_publications_id_fk" FOREIGN KEY ("publication_id") REFERENCES "desk"."publications"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "desk"."_podcasts_v_version_notes" ADD CONSTRAINT "_podcasts_v_version_notes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "desk"."_podcasts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "desk"."_podcasts_v" ADD CONSTRAINT "_podcasts_v_parent_id_podcasts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "desk"."podcasts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "desk"."_podcasts_v" ADD CONSTRAINT "_podcasts_v_version_image_file_id_media_id_fk" FOREIGN KEY ("version_image_file_id") REFERENCES "desk"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "desk"."_podcasts_v" ADD CONSTRAINT "_podcasts_v_version_publication_id_publications_id_fk" FOREIGN KEY ("version_publication_id") REFERENCES "desk"."publications"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "desk"."static_pages_notes" ADD CONSTRAINT "static_pages_notes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "desk"."static_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "desk"."static_pages" ADD CONSTRAINT "static_pages_image_file_id_media_id_fk" FOREIGN KEY ("image_file_id") REFERENCES "desk"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "desk"."static_pages" ADD CONSTRAINT "static_pages_publication_id_publications_id_fk" FOREIGN KEY ("publication_id") REFERENCES "desk"."publications"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "desk"."static_pages_texts" ADD CONSTRAINT "static_pages_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "desk"."static_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "desk"."_static_pages_v_version_notes" ADD CONSTRAINT "_static_pages_v_version_notes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "desk"."_static_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "desk"."_static_pages_v" ADD CONSTRAINT "_static_pages_v_parent_id_static_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "desk"."static_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "desk"."_static_pages_v" ADD CONSTRAINT "_static_pages_v_version_image_file_id_media_id_fk" FOREIGN KEY ("version_image_file_id") REFERENCES "desk"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "desk"."_static_pages_v" ADD CONSTRAINT "_static_pages_v_version_publication_id_publications_id_fk" FOREIGN KEY ("version_publication_id") REFERENCES "desk"."publications"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "desk"."_static_pages_v_texts" ADD CONSTRAINT "_static_pages_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "desk"."_static_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "desk"."media" ADD CONSTRAINT "media_publication_id_publications_id_fk" FOREIGN KEY ("publication_id") REFERENCES "desk"."publications"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "desk"."users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "desk"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "desk"."users_rels" ADD CONSTRAINT "users_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "desk"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "desk"."users_rels" ADD CONSTRAINT "users_rels_publications_fk" FOREIGN KEY ("publications_id") REFERENCES "desk"."publications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "desk"."references" ADD CONSTRAINT "references_publication_id_publications_id_fk" FOREIGN KEY ("publication_id") REFERENCES "desk"."publications"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "desk"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "desk"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "desk"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_authors_fk" FOREIGN KEY ("authors_id") REFERENCES "desk"."authors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "desk"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "desk"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "desk"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_packages_fk" FOREIGN KEY ("packages_id") REFERENCES "desk"."packages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "desk"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_trending_lists_fk" FOREIGN KEY ("trending_lists_id") REFERENCES "desk"."trending_lists"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "desk"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "desk"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "desk"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_webcasts_fk" FOREIGN KEY ("webcasts_id") REFERENCES "desk"."webcasts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "desk"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_podcasts_fk" FOREIGN KEY ("podcasts_id") REFERENCES "desk"."podcasts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "desk"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_static_pages_fk" FOREIGN KEY ("static_pages_id") REFERENCES "desk"."static_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "desk"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "desk"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "desk"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "desk"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "desk"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_publications_fk" FOREIGN KEY ("publications_id") REFERENCES "desk"."publications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "desk"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_references_fk" FOREIGN KEY ("references_id") REFERENCES "desk"."references"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "desk"."payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "desk"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "desk"."payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "desk"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "authors_social_order_idx" ON "desk"."authors_social" USING btree ("_order");
  CREATE INDEX "authors_social_parent_id_idx" ON "desk"."authors_social" USING btree ("_parent_id");
  CREATE INDEX "authors_notes_order_idx" ON "desk"."authors_notes" USING btree ("_order");
  CREATE INDEX "authors_notes_parent_id_idx" ON "desk"."authors_notes" USING btree ("_parent_id");
  CREATE INDEX "authors_image_image_file_idx" ON "desk"."authors" USING btree ("image_file_id");
  CREATE INDEX "authors_publication_idx" ON "desk"."authors" USING btree ("publication_id");
  CREATE INDEX "authors_updated_at_idx" ON "desk"."authors" USING btree ("updated_at");
  CREATE INDEX "authors_created_at_idx" ON "desk"."authors" USING btree ("created_at");
  CREATE INDEX "authors__status_idx" ON "desk"."authors" USING btree ("_status");
  CREATE UNIQUE INDEX "publication_key_idx" ON "desk"."authors" USING btree ("publication_id","key");
  CREATE INDEX "_authors_v_version_social_order_idx" ON "desk"."_authors_v_version_social" USING btree ("_order");
  CREATE INDEX "_authors_v_version_social_parent_id_idx" ON "desk"."_authors_v_version_social" USING btree ("_parent_id");
  CREATE INDEX "_authors_v_version_notes_order_idx" ON "desk"."_authors_v_version_notes" USING btree ("_order");
  CREATE INDEX "_authors_v_version_notes_parent_id_idx" ON "desk"."_authors_v_version_notes" USING btree ("_parent_id");
  CREATE INDEX "_authors_v_parent_idx" ON "desk"."_authors_v" USING btree ("parent_id");
  CREATE INDEX "_authors_v_version_image_version_image_file_idx" ON "desk"."_authors_v" USING btree ("version_image_file_id");
  CREATE INDEX "_authors_v_version_version_publication_idx" ON "desk"."_authors_v" USING btree ("version_publication_id");
  CREATE INDEX "_authors_v_version_version_updated_at_idx" ON "desk"."_authors_v" USING btree ("version_updated_at");
  CREATE INDEX "_authors_v_version_version_created_at_idx" ON "desk"."_authors_v" USING btree ("version_created_at");
  CREATE INDEX "_authors_v_version_version__status_idx" ON "desk"."_authors_v" USING btree ("version__status");
  CREATE INDEX "_authors_v_created_at_idx" ON "desk"."_authors_v" USING btree ("created_at");
  CREATE INDEX "_authors_v_updated_at_idx" ON "desk"."_authors_v" USING btree ("updated_at");
  CREATE INDEX "_authors_v_latest_idx" ON "desk"."_authors_v" USING btree ("latest");
  CREATE INDEX "_authors_v_autosave_idx" ON "desk"."_authors_v" USING btree ("autosave");
  CREATE INDEX "version_publication_version_key_idx" ON "desk"."_authors_v" USING btree ("version_publication_id","version_key");
  CREATE INDEX "articles_slides_order_idx" ON "desk"."articles_slides" USING btree ("_order");
  CREATE INDEX "articles_slides_parent_id_idx" ON "desk"."articles_slides" USING btree ("_parent_id");
  CREATE INDEX "articles_slides_image_image_file_idx" ON "desk"."articles_slides" USING btree ("image_file_id");
  CREATE INDEX "articles_video_renditions_order_idx" ON "desk"."articles_video_renditions" USING btree ("_order");
  CREATE INDEX "articles_video_renditions_parent_id_idx" ON "desk"."articles_video_renditions" USING btree ("_parent_id");
  CREATE INDEX "articles_video_captions_order_idx" ON "desk"."articles_video_captions" USING btree ("_order");
  CREATE INDEX "articles_video_captions_parent_id_idx" ON "desk"."articles_video_captions" USING btree ("_parent_id");
  CREATE INDEX "articles_embeds_order_idx" ON "desk"."articles_embeds" USING btree ("_order");
  CREATE INDEX "articles_embeds_parent_id_idx" ON "desk"."articles_embeds" USING btree ("_parent_id");
  CREATE INDEX "articles_notes_order_idx" ON "desk"."articles_notes" USING btree ("_order");
  CREATE INDEX "articles_notes_parent_id_idx" ON "desk"."articles_notes" USING btree ("_parent_id");
  CREATE INDEX "articles_image_image_file_idx" ON "desk"."articles" USING btree ("image_file_id");
  CREATE INDEX "articles_video_poster_video_poster_file_idx" ON "desk"."articles" USING btree ("video_poster_file_id");
  CREATE INDEX "articles_book_cover_image_book_cover_image_file_idx" ON "desk"."articles" USING btree ("book_cover_image_file_id");
  CREATE INDEX "articles_primary_idx" ON "desk"."articles" USING btree ("primary_id");
  CREATE INDEX "articles_presented_by_idx" ON "desk"."articles" USING btree ("presented_by_id");
  CREATE INDEX "articles_publication_idx" ON "desk"."articles" USING btree ("publication_id");
  CREATE INDEX "articles_updated_at_idx" ON "desk"."articles" USING btree ("updated_at");
  CREATE INDEX "articles_created_at_idx" ON "desk"."articles" USING btree ("created_at");
  CREATE INDEX "articles__status_idx" ON "desk"."articles" USING btree ("_status");
  CREATE UNIQUE INDEX "publication_key_1_idx" ON "desk"."articles" USING btree ("publication_id","key");
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
  CREATE INDEX "_articles_v_version_notes_order_idx" ON "desk"."_articles_v_version_notes" USING btree ("_order");
  CREATE INDEX "_articles_v_version_notes_parent_id_idx" ON "desk"."_articles_v_version_notes" USING btree ("_parent_id");
  CREATE INDEX "_articles_v_parent_idx" ON "desk"."_articles_v" USING btree ("parent_id");
  CREATE INDEX "_articles_v_version_image_version_image_file_idx" ON "desk"."_articles_v" USING btree ("version_image_file_id");
  CREATE INDEX "_articles_v_version_video_poster_version_video_poster_fi_idx" ON "desk"."_articles_v" USING btree ("version_video_poster_file_id");
  CREATE INDEX "_articles_v_version_book_cover_image_version_book_cover__idx" ON "desk"."_articles_v" USING btree ("version_book_cover_image_file_id");
  CREATE INDEX "_articles_v_version_version_primary_idx" ON "desk"."_articles_v" USING btree ("version_primary_id");
  CREATE INDEX "_articles_v_version_version_presented_by_idx" ON "desk"."_articles_v" USING btree ("version_presented_by_id");
  CREATE INDEX "_articles_v_version_version_publication_idx" ON "desk"."_articles_v" USING btree ("version_publication_id");
  CREATE INDEX "_articles_v_version_version_updated_at_idx" ON "desk"."_articles_v" USING btree ("version_updated_at");
  CREATE INDEX "_articles_v_version_version_created_at_idx" ON "desk"."_articles_v" USING btree ("version_created_at");
  CREATE INDEX "_articles_v_version_version__status_idx" ON "desk"."_articles_v" USING btree ("version__status");
  CREATE INDEX "_articles_v_created_at_idx" ON "desk"."_articles_v" USING btree ("created_at");
  CREATE INDEX "_articles_v_updated_at_idx" ON "desk"."_articles_v" USING btree ("updated_at");
  CREATE INDEX "_articles_v_latest_idx" ON "desk"."_articles_v" USING btree ("latest");
  CREATE INDEX "_articles_v_autosave_idx" ON "desk"."_articles_v" USING btree ("autosave");
  CREATE INDEX "version_publication_version_key_1_idx" ON "desk"."_articles_v" USING btree ("version_publication_id","version_key");
  CREATE INDEX "_articles_v_texts_order_parent" ON "desk"."_articles_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_articles_v_rels_order_idx" ON "desk"."_articles_v_rels" USING btree ("order");
  CREATE INDEX "_articles_v_rels_parent_idx" ON "desk"."_articles_v_rels" USING btree ("parent_id");
  CREATE INDEX "_articles_v_rels_path_idx" ON "desk"."_articles_v_rels" USING btree ("path");
  CREATE INDEX "_articles_v_rels_references_id_idx" ON "desk"."_articles_v_rels" USING btree ("references_id");
  CREATE INDEX "packages_navigations_order_idx" ON "desk"."packages_navigations" USING btree ("_order");
  CREATE INDEX "packages_navigations_parent_id_idx" ON "desk"."packages_navigations" USING btree ("_parent_id");
  CREATE INDEX "packages_navigations_query_idx" ON "desk"."packages_navigations" USING btree ("query_id");
  CREATE INDEX "packages_sponsors_order_idx" ON "desk"."packages_sponsors" USING btree ("_order");
  CREATE INDEX "packages_sponsors_parent_id_idx" ON "desk"."packages_sponsors" USING btree ("_parent_id");
  CREATE INDEX "packages_sponsors_image_image_file_idx" ON "desk"."packages_sponsors" USING btree ("image_file_id");
  CREATE INDEX "packages_notes_order_idx" ON "desk"."packages_notes" USING btree ("_order");
  CREATE INDEX "packages_notes_parent_id_idx" ON "desk"."packages_notes" USING btree ("_parent_id");
  CREATE INDEX "packages_image_image_file_idx" ON "desk"."packages" USING btree ("image_file_id");
  CREATE INDEX "packages_media_media_file_idx" ON "desk"."packages" USING btree ("media_file_id");
  CREATE INDEX "packages_publication_idx" ON "desk"."packages" USING btree ("publication_id");
  CREATE INDEX "packages_updated_at_idx" ON "desk"."packages" USING btree ("updated_at");
  CREATE INDEX "packages_created_at_idx" ON "desk"."packages" USING btree ("created_at");
  CREATE INDEX "packages__status_idx" ON "desk"."packages" USING btree ("_status");
  CREATE UNIQUE INDEX "publication_key_2_idx" ON "desk"."packages" USING btree ("publication_id","key");
  CREATE INDEX "packages_rels_order_idx" ON "desk"."packages_rels" USING btree ("order");
  CREATE INDEX "packages_rels_parent_idx" ON "desk"."packages_rels" USING btree ("parent_id");
  CREATE INDEX "packages_rels_path_idx" ON "desk"."packages_rels" USING btree ("path");
  CREATE INDEX "packages_rels_references_id_idx" ON "desk"."packages_rels" USING btree ("references_id");
  CREATE INDEX "_packages_v_version_navigations_order_idx" ON "desk"."_packages_v_version_navigations" USING btree ("_order");
  CREATE INDEX "_packages_v_version_navigations_parent_id_idx" ON "desk"."_packages_v_version_navigations" USING btree ("_parent_id");
  CREATE INDEX "_packages_v_version_navigations_query_idx" ON "desk"."_packages_v_version_navigations" USING btree ("query_id");
  CREATE INDEX "_packages_v_version_sponsors_order_idx" ON "desk"."_packages_v_version_sponsors" USING btree ("_order");
  CREATE INDEX "_packages_v_version_sponsors_parent_id_idx" ON "desk"."_packages_v_version_sponsors" USING btree ("_parent_id");
  CREATE INDEX "_packages_v_version_sponsors_image_image_file_idx" ON "desk"."_packages_v_version_sponsors" USING btree ("image_file_id");
  CREATE INDEX "_packages_v_version_notes_order_idx" ON "desk"."_packages_v_version_notes" USING btree ("_order");
  CREATE INDEX "_packages_v_version_notes_parent_id_idx" ON "desk"."_packages_v_version_notes" USING btree ("_parent_id");
  CREATE INDEX "_packages_v_parent_idx" ON "desk"."_packages_v" USING btree ("parent_id");
  CREATE INDEX "_packages_v_version_image_version_image_file_idx" ON "desk"."_packages_v" USING btree ("version_image_file_id");
  CREATE INDEX "_packages_v_version_media_version_media_file_idx" ON "desk"."_packages_v" USING btree ("version_media_file_id");
  CREATE INDEX "_packages_v_version_version_publication_idx" ON "desk"."_packages_v" USING btree ("version_publication_id");
  CREATE INDEX "_packages_v_version_version_updated_at_idx" ON "desk"."_packages_v" USING btree ("version_updated_at");
  CREATE INDEX "_packages_v_version_version_created_at_idx" ON "desk"."_packages_v" USING btree ("version_created_at");
  CREATE INDEX "_packages_v_version_version__status_idx" ON "desk"."_packages_v" USING btree ("version__status");
  CREATE INDEX "_packages_v_created_at_idx" ON "desk"."_packages_v" USING btree ("created_at");
  CREATE INDEX "_packages_v_updated_at_idx" ON "desk"."_packages_v" USING btree ("updated_at");
  CREATE INDEX "_packages_v_latest_idx" ON "desk"."_packages_v" USING btree ("latest");
  CREATE INDEX "_packages_v_autosave_idx" ON "desk"."_packages_v" USING btree ("autosave");
  CREATE INDEX "version_publication_version_key_2_idx" ON "desk"."_packages_v" USING btree ("version_publication_id","version_key");
  CREATE INDEX "_packages_v_rels_order_idx" ON "desk"."_packages_v_rels" USING btree ("order");
  CREATE INDEX "_packages_v_rels_parent_idx" ON "desk"."_packages_v_rels" USING btree ("parent_id");
  CREATE INDEX "_packages_v_rels_path_idx" ON "desk"."_packages_v_rels" USING btree ("path");
  CREATE INDEX "_packages_v_rels_references_id_idx" ON "desk"."_packages_v_rels" USING btree ("references_id");
  CREATE INDEX "trending_lists_notes_order_idx" ON "desk"."trending_lists_notes" USING btree ("_order");
  CREATE INDEX "trending_lists_notes_parent_id_idx" ON "desk"."trending_lists_notes" USING btree ("_parent_id");
  CREATE INDEX "trending_lists_publication_idx" ON "desk"."trending_lists" USING btree ("publication_id");
  CREATE INDEX "trending_lists_updated_at_idx" ON "desk"."trending_lists" USING btree ("updated_at");
  CREATE INDEX "trending_lists_created_at_idx" ON "desk"."trending_lists" USING btree ("created_at");
  CREATE INDEX "trending_lists__status_idx" ON "desk"."trending_lists" USING btree ("_status");
  CREATE UNIQUE INDEX "publication_key_3_idx" ON "desk"."trending_lists" USING btree ("publication_id","key");
  CREATE INDEX "trending_lists_rels_order_idx" ON "desk"."trending_lists_rels" USING btree ("order");
  CREATE INDEX "trending_lists_rels_parent_idx" ON "desk"."trending_lists_rels" USING btree ("parent_id");
  CREATE INDEX "trending_lists_rels_path_idx" ON "desk"."trending_lists_rels" USING btree ("path");
  CREATE INDEX "trending_lists_rels_references_id_idx" ON "desk"."trending_lists_rels" USING btree ("references_id");
  CREATE INDEX "_trending_lists_v_version_notes_order_idx" ON "desk"."_trending_lists_v_version_notes" USING btree ("_order");
  CREATE INDEX "_trending_lists_v_version_notes_parent_id_idx" ON "desk"."_trending_lists_v_version_notes" USING btree ("_parent_id");
  CREATE INDEX "_trending_lists_v_parent_idx" ON "desk"."_trending_lists_v" USING btree ("parent_id");
  CREATE INDEX "_trending_lists_v_version_version_publication_idx" ON "desk"."_trending_lists_v" USING btree ("version_publication_id");
  CREATE INDEX "_trending_lists_v_version_version_updated_at_idx" ON "desk"."_trending_lists_v" USING btree ("version_updated_at");
  CREATE INDEX "_trending_lists_v_version_version_created_at_idx" ON "desk"."_trending_lists_v" USING btree ("version_created_at");
  CREATE INDEX "_trending_lists_v_version_version__status_idx" ON "desk"."_trending_lists_v" USING btree ("version__status");
  CREATE INDEX "_trending_lists_v_created_at_idx" ON "desk"."_trending_lists_v" USING btree ("created_at");
  CREATE INDEX "_trending_lists_v_updated_at_idx" ON "desk"."_trending_lists_v" USING btree ("updated_at");
  CREATE INDEX "_trending_lists_v_latest_idx" ON "desk"."_trending_lists_v" USING btree ("latest");
  CREATE INDEX "_trending_lists_v_autosave_idx" ON "desk"."_trending_lists_v" USING btree ("autosave");
  CREATE INDEX "version_publication_version_key_3_idx" ON "desk"."_trending_lists_v" USING btree ("version_publication_id","version_key");
  CREATE INDEX "_trending_lists_v_rels_order_idx" ON "desk"."_trending_lists_v_rels" USING btree ("order");
  CREATE INDEX "_trending_lists_v_rels_parent_idx" ON "desk"."_trending_lists_v_rels" USING btree ("parent_id");
  CREATE INDEX "_trending_lists_v_rels_path_idx" ON "desk"."_trending_lists_v_rels" USING btree ("path");
  CREATE INDEX "_trending_lists_v_rels_references_id_idx" ON "desk"."_trending_lists_v_rels" USING btree ("references_id");
  CREATE INDEX "events_agenda_speakers_order_idx" ON "desk"."events_agenda_speakers" USING btree ("_order");
  CREATE INDEX "events_agenda_speakers_parent_id_idx" ON "desk"."events_agenda_speakers" USING btree ("_parent_id");
  CREATE INDEX "events_agenda_order_idx" ON "desk"."events_agenda" USING btree ("_order");
  CREATE INDEX "events_agenda_parent_id_idx" ON "desk"."events_agenda" USING btree ("_parent_id");
  CREATE INDEX "events_prices_order_idx" ON "desk"."events_prices" USING btree ("_order");
  CREATE INDEX "events_prices_parent_id_idx" ON "desk"."events_prices" USING btree ("_parent_id");
  CREATE INDEX "events_notes_order_idx" ON "desk"."events_notes" USING btree ("_order");
  CREATE INDEX "events_notes_parent_id_idx" ON "desk"."events_notes" USING btree ("_parent_id");
  CREATE INDEX "events_image_image_file_idx" ON "desk"."events" USING btree ("image_file_id");
  CREATE INDEX "events_image2_image2_file_idx" ON "desk"."events" USING btree ("image2_file_id");
  CREATE INDEX "events_publication_idx" ON "desk"."events" USING btree ("publication_id");
  CREATE INDEX "events_updated_at_idx" ON "desk"."events" USING btree ("updated_at");
  CREATE INDEX "events_created_at_idx" ON "desk"."events" USING btree ("created_at");
  CREATE INDEX "events__status_idx" ON "desk"."events" USING btree ("_status");
  CREATE UNIQUE INDEX "publication_key_4_idx" ON "desk"."events" USING btree ("publication_id","key");
  CREATE INDEX "_events_v_version_agenda_speakers_order_idx" ON "desk"."_events_v_version_agenda_speakers" USING btree ("_order");
  CREATE INDEX "_events_v_version_agenda_speakers_parent_id_idx" ON "desk"."_events_v_version_agenda_speakers" USING btree ("_parent_id");
  CREATE INDEX "_events_v_version_agenda_order_idx" ON "desk"."_events_v_version_agenda" USING btree ("_order");
  CREATE INDEX "_events_v_version_agenda_parent_id_idx" ON "desk"."_events_v_version_agenda" USING btree ("_parent_id");
  CREATE INDEX "_events_v_version_prices_order_idx" ON "desk"."_events_v_version_prices" USING btree ("_order");
  CREATE INDEX "_events_v_version_prices_parent_id_idx" ON "desk"."_events_v_version_prices" USING btree ("_parent_id");
  CREATE INDEX "_events_v_version_notes_order_idx" ON "desk"."_events_v_version_notes" USING btree ("_order");
  CREATE INDEX "_events_v_version_notes_parent_id_idx" ON "desk"."_events_v_version_notes" USING btree ("_parent_id");
  CREATE INDEX "_events_v_parent_idx" ON "desk"."_events_v" USING btree ("parent_id");
  CREATE INDEX "_events_v_version_image_version_image_file_idx" ON "desk"."_events_v" USING btree ("version_image_file_id");
  CREATE INDEX "_events_v_version_image2_version_image2_file_idx" ON "desk"."_events_v" USING btree ("version_image2_file_id");
  CREATE INDEX "_events_v_version_version_publication_idx" ON "desk"."_events_v" USING btree ("version_publication_id");
  CREATE INDEX "_events_v_version_version_updated_at_idx" ON "desk"."_events_v" USING btree ("version_updated_at");
  CREATE INDEX "_events_v_version_version_created_at_idx" ON "desk"."_events_v" USING btree ("version_created_at");
  CREATE INDEX "_events_v_version_version__status_idx" ON "desk"."_events_v" USING btree ("version__status");
  CREATE INDEX "_events_v_created_at_idx" ON "desk"."_events_v" USING btree ("created_at");
  CREATE INDEX "_events_v_updated_at_idx" ON "desk"."_events_v" USING btree ("updated_at");
  CREATE INDEX "_events_v_latest_idx" ON "desk"."_events_v" USING btree ("latest");
  CREATE INDEX "_events_v_autosave_idx" ON "desk"."_events_v" USING btree ("autosave");
  CREATE INDEX "version_publication_version_key_4_idx" ON "desk"."_events_v" USING btree ("version_publication_id","version_key");
  CREATE INDEX "webcasts_speakers_order_idx" ON "desk"."webcasts_speakers" USING btree ("_order");
  CREATE INDEX "webcasts_speakers_parent_id_idx" ON "desk"."webcasts_speakers" USING btree ("_parent_id");
  CREATE INDEX "webcasts_recording_renditions_order_idx" ON "desk"."webcasts_recording_renditions" USING btree ("_order");
  CREATE INDEX "webcasts_recording_renditions_parent_id_idx" ON "desk"."webcasts_recording_renditions" USING btree ("_parent_id");
  CREATE INDEX "webcasts_recording_captions_order_idx" ON "desk"."webcasts_recording_captions" USING btree ("_order");
  CREATE INDEX "webcasts_recording_captions_parent_id_idx" ON "desk"."webcasts_recording_captions" USING btree ("_parent_id");
  CREATE INDEX "webcasts_notes_order_idx" ON "desk"."webcasts_notes" USING btree ("_order");
  CREATE INDEX "webcasts_notes_parent_id_idx" ON "desk"."webcasts_notes" USING btree ("_parent_id");
  CREATE INDEX "webcasts_image_image_file_idx" ON "desk"."webcasts" USING btree ("image_file_id");
  CREATE INDEX "webcasts_topic_idx" ON "desk"."webcasts" USING btree ("topic_id");
  CREATE INDEX "webcasts_publication_idx" ON "desk"."webcasts" USING btree ("publication_id");
  CREATE INDEX "webcasts_updated_at_idx" ON "desk"."webcasts" USING btree ("updated_at");
  CREATE INDEX "webcasts_created_at_idx" ON "desk"."webcasts" USING btree ("created_at");
  CREATE INDEX "webcasts__status_idx" ON "desk"."webcasts" USING btree ("_status");
  CREATE UNIQUE INDEX "publication_key_5_idx" ON "desk"."webcasts" USING btree ("publication_id","key");
  CREATE INDEX "_webcasts_v_version_speakers_order_idx" ON "desk"."_webcasts_v_version_speakers" USING btree ("_order");
  CREATE INDEX "_webcasts_v_version_speakers_parent_id_idx" ON "desk"."_webcasts_v_version_speakers" USING btree ("_parent_id");
  CREATE INDEX "_webcasts_v_version_recording_renditions_order_idx" ON "desk"."_webcasts_v_version_recording_renditions" USING btree ("_order");
  CREATE INDEX "_webcasts_v_version_recording_renditions_parent_id_idx" ON "desk"."_webcasts_v_version_recording_renditions" USING btree ("_parent_id");
  CREATE INDEX "_webcasts_v_version_recording_captions_order_idx" ON "desk"."_webcasts_v_version_recording_captions" USING btree ("_order");
  CREATE INDEX "_webcasts_v_version_recording_captions_parent_id_idx" ON "desk"."_webcasts_v_version_recording_captions" USING btree ("_parent_id");
  CREATE INDEX "_webcasts_v_version_notes_order_idx" ON "desk"."_webcasts_v_version_notes" USING btree ("_order");
  CREATE INDEX "_webcasts_v_version_notes_parent_id_idx" ON "desk"."_webcasts_v_version_notes" USING btree ("_parent_id");
  CREATE INDEX "_webcasts_v_parent_idx" ON "desk"."_webcasts_v" USING btree ("parent_id");
  CREATE INDEX "_webcasts_v_version_image_version_image_file_idx" ON "desk"."_webcasts_v" USING btree ("version_image_file_id");
  CREATE INDEX "_webcasts_v_version_version_topic_idx" ON "desk"."_webcasts_v" USING btree ("version_topic_id");
  CREATE INDEX "_webcasts_v_version_version_publication_idx" ON "desk"."_webcasts_v" USING btree ("version_publication_id");
  CREATE INDEX "_webcasts_v_version_version_updated_at_idx" ON "desk"."_webcasts_v" USING btree ("version_updated_at");
  CREATE INDEX "_webcasts_v_version_version_created_at_idx" ON "desk"."_webcasts_v" USING btree ("version_created_at");
  CREATE INDEX "_webcasts_v_version_version__status_idx" ON "desk"."_webcasts_v" USING btree ("version__status");
  CREATE INDEX "_webcasts_v_created_at_idx" ON "desk"."_webcasts_v" USING btree ("created_at");
  CREATE INDEX "_webcasts_v_updated_at_idx" ON "desk"."_webcasts_v" USING btree ("updated_at");
  CREATE INDEX "_webcasts_v_latest_idx" ON "desk"."_webcasts_v" USING btree ("latest");
  CREATE INDEX "_webcasts_v_autosave_idx" ON "desk"."_webcasts_v" USING btree ("autosave");
  CREATE INDEX "version_publication_version_key_5_idx" ON "desk"."_webcasts_v" USING btree ("version_publication_id","version_key");
  CREATE INDEX "podcasts_notes_order_idx" ON "desk"."podcasts_notes" USING btree ("_order");
  CREATE INDEX "podcasts_notes_parent_id_idx" ON "desk"."podcasts_notes" USING btree ("_parent_id");
  CREATE INDEX "podcasts_image_image_file_idx" ON "desk"."podcasts" USING btree ("image_file_id");
  CREATE INDEX "podcasts_publication_idx" ON "desk"."podcasts" USING btree ("publication_id");
  CREATE INDEX "podcasts_updated_at_idx" ON "desk"."podcasts" USING btree ("updated_at");
  CREATE INDEX "podcasts_created_at_idx" ON "desk"."podcasts" USING btree ("created_at");
  CREATE INDEX "podcasts__status_idx" ON "desk"."podcasts" USING btree ("_status");
  CREATE UNIQUE INDEX "publication_key_6_idx" ON "desk"."podcasts" USING btree ("publication_id","key");
  CREATE INDEX "_podcasts_v_version_notes_order_idx" ON "desk"."_podcasts_v_version_notes" USING btree ("_order");
  CREATE INDEX "_podcasts_v_version_notes_parent_id_idx" ON "desk"."_podcasts_v_version_notes" USING btree ("_parent_id");
  CREATE INDEX "_podcasts_v_parent_idx" ON "desk"."_podcasts_v" USING btree ("parent_id");
  CREATE INDEX "_podcasts_v_version_image_version_image_file_idx" ON "desk"."_podcasts_v" USING btree ("version_image_file_id");
  CREATE INDEX "_podcasts_v_version_version_publication_idx" ON "desk"."_podcasts_v" USING btree ("version_publication_id");
  CREATE INDEX "_podcasts_v_version_version_updated_at_idx" ON "desk"."_podcasts_v" USING btree ("version_updated_at");
  CREATE INDEX "_podcasts_v_version_version_created_at_idx" ON "desk"."_podcasts_v" USING btree ("version_created_at");
  CREATE INDEX "_podcasts_v_version_version__status_idx" ON "desk"."_podcasts_v" USING btree ("version__status");
  CREATE INDEX "_podcasts_v_created_at_idx" ON "desk"."_podcasts_v" USING btree ("created_at");
  CREATE INDEX "_podcasts_v_updated_at_idx" ON "desk"."_podcasts_v" USING btree ("updated_at");
  CREATE INDEX "_podcasts_v_latest_idx" ON "desk"."_podcasts_v" USING btree ("latest");
  CREATE INDEX "_podcasts_v_autosave_idx" ON "desk"."_podcasts_v" USING btree ("autosave");
  CREATE INDEX "version_publication_version_key_6_idx" ON "desk"."_podcasts_v" USING btree ("version_publication_id","version_key");
  CREATE INDEX "static_pages_notes_order_idx" ON "desk"."static_pages_notes" USING btree ("_order");
  CREATE INDEX "static_pages_notes_parent_id_idx" ON "desk"."static_pages_notes" USING btree ("_parent_id");
  CREATE INDEX "static_pages_image_image_file_idx" ON "desk"."static_pages" USING btree ("image_file_id");
  CREATE INDEX "static_pages_publication_idx" ON "desk"."static_pages" USING btree ("publication_id");
  CREATE INDEX "static_pages_updated_at_idx" ON "desk"."static_pages" USING btree ("updated_at");
  CREATE INDEX "static_pages_created_at_idx" ON "desk"."static_pages" USING btree ("created_at");
  CREATE INDEX "static_pages__status_idx" ON "desk"."static_pages" USING btree ("_status");
  CREATE UNIQUE INDEX "publication_key_7_idx" ON "desk"."static_pages" USING btree ("publication_id","key");
  CREATE INDEX "static_pages_texts_order_parent" ON "desk"."static_pages_texts" USING btree ("order","parent_id");
  CREATE INDEX "_static_pages_v_version_notes_order_idx" ON "desk"."_static_pages_v_version_notes" USING btree ("_order");
  CREATE INDEX "_static_pages_v_version_notes_parent_id_idx" ON "desk"."_static_pages_v_version_notes" USING btree ("_parent_id");
  CREATE INDEX "_static_pages_v_parent_idx" ON "desk"."_static_pages_v" USING btree ("parent_id");
  CREATE INDEX "_static_pages_v_version_image_version_image_file_idx" ON "desk"."_static_pages_v" USING btree ("version_image_file_id");
  CREATE INDEX "_static_pages_v_version_version_publication_idx" ON "desk"."_static_pages_v" USING btree ("version_publication_id");
  CREATE INDEX "_static_pages_v_version_version_updated_at_idx" ON "desk"."_static_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_static_pages_v_version_version_created_at_idx" ON "desk"."_static_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_static_pages_v_version_version__status_idx" ON "desk"."_static_pages_v" USING btree ("version__status");
  CREATE INDEX "_static_pages_v_created_at_idx" ON "desk"."_static_pages_v" USING btree ("created_at");
  CREATE INDEX "_static_pages_v_updated_at_idx" ON "desk"."_static_pages_v" USING btree ("updated_at");
  CREATE INDEX "_static_pages_v_latest_idx" ON "desk"."_static_pages_v" USING btree ("latest");
  CREATE INDEX "_static_pages_v_autosave_idx" ON "desk"."_static_pages_v" USING btree ("autosave");
  CREATE INDEX "version_publication_version_key_7_idx" ON "desk"."_static_pages_v" USING btree ("version_publication_id","version_key");
  CREATE INDEX "_static_pages_v_texts_order_parent" ON "desk"."_static_pages_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "media_publication_idx" ON "desk"."media" USING btree ("publication_id");
  CREATE INDEX "media_updated_at_idx" ON "desk"."media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "desk"."media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "desk"."media" USING btree ("filename");
  CREATE INDEX "media_sizes_small_sizes_small_filename_idx" ON "desk"."media" USING btree ("sizes_small_filename");
  CREATE INDEX "users_sessions_order_idx" ON "desk"."users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "desk"."users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_subject_idx" ON "desk"."users" USING btree ("subject");
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
  CREATE INDEX "payload_locked_documents_rels_authors_id_idx" ON "desk"."payload_locked_documents_rels" USING btree ("authors_id");
  CREATE INDEX "payload_locked_documents_rels_articles_id_idx" ON "desk"."payload_locked_documents_rels" USING btree ("articles_id");
  CREATE INDEX "payload_locked_documents_rels_packages_id_idx" ON "desk"."payload_locked_documents_rels" USING btree ("packages_id");
  CREATE INDEX "payload_locked_documents_rels_trending_lists_id_idx" ON "desk"."payload_locked_documents_rels" USING btree ("trending_lists_id");
  CREATE INDEX "payload_locked_documents_rels_events_id_idx" ON "desk"."payload_locked_documents_rels" USING btree ("events_id");
  CREATE INDEX "payload_locked_documents_rels_webcasts_id_idx" ON "desk"."payload_locked_documents_rels" USING btree ("webcasts_id");
  CREATE INDEX "payload_locked_documents_rels_podcasts_id_idx" ON "desk"."payload_locked_documents_rels" USING btree ("podcasts_id");
  CREATE INDEX "payload_locked_documents_rels_static_pages_id_idx" ON "desk"."payload_locked_documents_rels" USING btree ("static_pages_id");
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
   DROP TABLE "desk"."authors_social" CASCADE;
  DROP TABLE "desk"."authors_notes" CASCADE;
  DROP TABLE "desk"."authors" CASCADE;
  DROP TABLE "desk"."_authors_v_version_social" CASCADE;
  DROP TABLE "desk"."_authors_v_version_notes" CASCADE;
  DROP TABLE "desk"."_authors_v" CASCADE;
  DROP TABLE "desk"."articles_slides" CASCADE;
  DROP TABLE "desk"."articles_video_renditions" CASCADE;
  DROP TABLE "desk"."articles_video_captions" CASCADE;
  DROP TABLE "desk"."articles_embeds" CASCADE;
  DROP TABLE "desk"."articles_notes" CASCADE;
  DROP TABLE "desk"."articles" CASCADE;
  DROP TABLE "desk"."articles_texts" CASCADE;
  DROP TABLE "desk"."articles_rels" CASCADE;
  DROP TABLE "desk"."_articles_v_version_slides" CASCADE;
  DROP TABLE "desk"."_articles_v_version_video_renditions" CASCADE;
  DROP TABLE "desk"."_articles_v_version_video_captions" CASCADE;
  DROP TABLE "desk"."_articles_v_version_embeds" CASCADE;
  DROP TABLE "desk"."_articles_v_version_notes" CASCADE;
  DROP TABLE "desk"."_articles_v" CASCADE;
  DROP TABLE "desk"."_articles_v_texts" CASCADE;
  DROP TABLE "desk"."_articles_v_rels" CASCADE;
  DROP TABLE "desk"."packages_navigations" CASCADE;
  DROP TABLE "desk"."packages_sponsors" CASCADE;
  DROP TABLE "desk"."packages_notes" CASCADE;
  DROP TABLE "desk"."packages" CASCADE;
  DROP TABLE "desk"."packages_rels" CASCADE;
  DROP TABLE "desk"."_packages_v_version_navigations" CASCADE;
  DROP TABLE "desk"."_packages_v_version_sponsors" CASCADE;
  DROP TABLE "desk"."_packages_v_version_notes" CASCADE;
  DROP TABLE "desk"."_packages_v" CASCADE;
  DROP TABLE "desk"."_packages_v_rels" CASCADE;
  DROP TABLE "desk"."trending_lists_notes" CASCADE;
  DROP TABLE "desk"."trending_lists" CASCADE;
  DROP TABLE "desk"."trending_lists_rels" CASCADE;
  DROP TABLE "desk"."_trending_lists_v_version_notes" CASCADE;
  DROP TABLE "desk"."_trending_lists_v" CASCADE;
  DROP TABLE "desk"."_trending_lists_v_rels" CASCADE;
  DROP TABLE "desk"."events_agenda_speakers" CASCADE;
  DROP TABLE "desk"."events_agenda" CASCADE;
  DROP TABLE "desk"."events_prices" CASCADE;
  DROP TABLE "desk"."events_notes" CASCADE;
  DROP TABLE "desk"."events" CASCADE;
  DROP TABLE "desk"."_events_v_version_agenda_speakers" CASCADE;
  DROP TABLE "desk"."_events_v_version_agenda" CASCADE;
  DROP TABLE "desk"."_events_v_version_prices" CASCADE;
  DROP TABLE "desk"."_events_v_version_notes" CASCADE;
  DROP TABLE "desk"."_events_v" CASCADE;
  DROP TABLE "desk"."webcasts_speakers" CASCADE;
  DROP TABLE "desk"."webcasts_recording_renditions" CASCADE;
  DROP TABLE "desk"."webcasts_recording_captions" CASCADE;
  DROP TABLE "desk"."webcasts_notes" CASCADE;
  DROP TABLE "desk"."webcasts" CASCADE;
  DROP TABLE "desk"."_webcasts_v_version_speakers" CASCADE;
  DROP TABLE "desk"."_webcasts_v_version_recording_renditions" CASCADE;
  DROP TABLE "desk"."_webcasts_v_version_recording_captions" CASCADE;
  DROP TABLE "desk"."_webcasts_v_version_notes" CASCADE;
  DROP TABLE "desk"."_webcasts_v" CASCADE;
  DROP TABLE "desk"."podcasts_notes" CASCADE;
  DROP TABLE "desk"."podcasts" CASCADE;
  DROP TABLE "desk"."_podcasts_v_version_notes" CASCADE;
  DROP TABLE "desk"."_podcasts_v" CASCADE;
  DROP TABLE "desk"."static_pages_notes" CASCADE;
  DROP TABLE "desk"."static_pages" CASCADE;
  DROP TABLE "desk"."static_pages_texts" CASCADE;
  DROP TABLE "desk"."_static_pages_v_version_notes" CASCADE;
  DROP TABLE "desk"."_static_pages_v" CASCADE;
  DROP TABLE "desk"."_static_pages_v_texts" CASCADE;
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
  DROP TYPE "desk"."enum_authors_standing";
  DROP TYPE "desk"."enum_authors_stage";
  DROP TYPE "desk"."enum_authors_status";
  DROP TYPE "desk"."enum__authors_v_version_standing";
  DROP TYPE "desk"."enum__authors_v_version_stage";
  DROP TYPE "desk"."enum__authors_v_version_status";
  DROP TYPE "desk"."enum_articles_deal_kind";
  DROP TYPE "desk"."enum_articles_deal_size_unit";
  DROP TYPE "desk"."enum_articles_nofollow";
  DROP TYPE "desk"."enum_articles_standing";
  DROP TYPE "desk"."enum_articles_stage";
  DROP TYPE "desk"."enum_articles_status";
  DROP TYPE "desk"."enum__articles_v_version_deal_kind";
  DROP TYPE "desk"."enum__articles_v_version_deal_size_unit";
  DROP TYPE "desk"."enum__articles_v_version_nofollow";
  DROP TYPE "desk"."enum__articles_v_version_standing";
  DROP TYPE "desk"."enum__articles_v_version_stage";
  DROP TYPE "desk"."enum__articles_v_version_status";
  DROP TYPE "desk"."enum_packages_type";
  DROP TYPE "desk"."enum_packages_standing";
  DROP TYPE "desk"."enum_packages_stage";
  DROP TYPE "desk"."enum_packages_status";
  DROP TYPE "desk"."enum__packages_v_version_type";
  DROP TYPE "desk"."enum__packages_v_version_standing";
  DROP TYPE "desk"."enum__packages_v_version_stage";
  DROP TYPE "desk"."enum__packages_v_version_status";
  DROP TYPE "desk"."enum_trending_lists_standing";
  DROP TYPE "desk"."enum_trending_lists_stage";
  DROP TYPE "desk"."enum_trending_lists_status";
  DROP TYPE "desk"."enum__trending_lists_v_version_standing";
  DROP TYPE "desk"."enum__trending_lists_v_version_stage";
  DROP TYPE "desk"."enum__trending_lists_v_version_status";
  DROP TYPE "desk"."enum_events_standing";
  DROP TYPE "desk"."enum_events_stage";
  DROP TYPE "desk"."enum_events_status";
  DROP TYPE "desk"."enum__events_v_version_standing";
  DROP TYPE "desk"."enum__events_v_version_stage";
  DROP TYPE "desk"."enum__events_v_version_status";
  DROP TYPE "desk"."enum_webcasts_standing";
  DROP TYPE "desk"."enum_webcasts_stage";
  DROP TYPE "desk"."enum_webcasts_status";
  DROP TYPE "desk"."enum__webcasts_v_version_standing";
  DROP TYPE "desk"."enum__webcasts_v_version_stage";
  DROP TYPE "desk"."enum__webcasts_v_version_status";
  DROP TYPE "desk"."enum_podcasts_standing";
  DROP TYPE "desk"."enum_podcasts_stage";
  DROP TYPE "desk"."enum_podcasts_status";
  DROP TYPE "desk"."enum__podcasts_v_version_standing";
  DROP TYPE "desk"."enum__podcasts_v_version_stage";
  DROP TYPE "desk"."enum__podcasts_v_version_status";
  DROP TYPE "desk"."enum_static_pages_settings_page_layout";
  DROP TYPE "desk"."enum_static_pages_standing";
  DROP TYPE "desk"."enum_static_pages_stage";
  DROP TYPE "desk"."enum_static_pages_status";
  DROP TYPE "desk"."enum__static_pages_v_version_settings_page_layout";
  DROP TYPE "desk"."enum__static_pages_v_version_standing";
  DROP TYPE "desk"."enum__static_pages_v_version_stage";
  DROP TYPE "desk"."enum__static_pages_v_version_status";
  DROP TYPE "desk"."enum_users_role";`)
}
