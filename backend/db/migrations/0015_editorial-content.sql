-- Nothing could be edited before: the next start plants all of it anew, in its new form.
DELETE FROM "regions";--> statement-breakpoint
DELETE FROM "banner_strips";--> statement-breakpoint
CREATE TABLE "menus" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "menus_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"nodes" jsonb NOT NULL,
	CONSTRAINT "menus_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "seos" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "seos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"resource" text NOT NULL,
	"title_template" jsonb,
	"title" jsonb,
	"description" jsonb,
	"picture" jsonb,
	CONSTRAINT "seos_resource_unique" UNIQUE("resource")
);
--> statement-breakpoint
CREATE TABLE "strip_versions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "strip_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"strip_id" integer NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	CONSTRAINT "strip_versions_date" UNIQUE("strip_id","published_at")
);
--> statement-breakpoint
CREATE TABLE "translations" (
	"locale" text NOT NULL,
	"key" text NOT NULL,
	"value" text NOT NULL,
	CONSTRAINT "translations_locale_key_pk" PRIMARY KEY("locale","key")
);
--> statement-breakpoint
ALTER TABLE "regions" DROP CONSTRAINT "regions_token_unique";--> statement-breakpoint
ALTER TABLE "banners" DROP CONSTRAINT "banners_strip_id_banner_strips_id_fk";
--> statement-breakpoint
ALTER TABLE "banners" ALTER COLUMN "text" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "banners" ALTER COLUMN "cta_text" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "regions" ALTER COLUMN "content_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "version_id" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "target" jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "books" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "picture" jsonb;--> statement-breakpoint
ALTER TABLE "contents" ADD COLUMN "type" text DEFAULT 'page' NOT NULL;--> statement-breakpoint
ALTER TABLE "contents" ADD COLUMN "picture" jsonb;--> statement-breakpoint
ALTER TABLE "contents" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "contents" ADD COLUMN "members" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "contents" ADD COLUMN "gathers" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "regions" ADD COLUMN "resource" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "strip_versions" ADD CONSTRAINT "strip_versions_strip_id_banner_strips_id_fk" FOREIGN KEY ("strip_id") REFERENCES "public"."banner_strips"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "banners" ADD CONSTRAINT "banners_version_id_strip_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."strip_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "banners" DROP COLUMN "strip_id";--> statement-breakpoint
ALTER TABLE "banners" DROP COLUMN "target_type";--> statement-breakpoint
ALTER TABLE "banners" DROP COLUMN "target_id";--> statement-breakpoint
ALTER TABLE "banners" DROP COLUMN "variant_ids";--> statement-breakpoint
ALTER TABLE "regions" ADD CONSTRAINT "regions_token_resource" UNIQUE("token","resource");