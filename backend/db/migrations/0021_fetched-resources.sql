ALTER TABLE "resource_links" DROP CONSTRAINT "resource_links_url";--> statement-breakpoint
ALTER TABLE "resource_links" DROP CONSTRAINT "resource_links_product_id_products_id_fk";
--> statement-breakpoint
ALTER TABLE "resource_links" ADD COLUMN "variant_id" integer;--> statement-breakpoint
-- Which variant's record named it was not kept: the first one speaks for its product.
UPDATE "resource_links" SET "variant_id" = (SELECT min("id") FROM "variants" WHERE "product_id" = "resource_links"."product_id");--> statement-breakpoint
DELETE FROM "resource_links" WHERE "variant_id" IS NULL;--> statement-breakpoint
ALTER TABLE "resource_links" ALTER COLUMN "variant_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "resource_links" ADD COLUMN "view" text;--> statement-breakpoint
UPDATE "resource_links" SET "view" = 'other' WHERE "kind" = 'image';--> statement-breakpoint
ALTER TABLE "resource_links" ADD COLUMN "path" text;--> statement-breakpoint
ALTER TABLE "resource_links" ADD COLUMN "width" smallint;--> statement-breakpoint
ALTER TABLE "resource_links" ADD COLUMN "height" smallint;--> statement-breakpoint
ALTER TABLE "resource_links" ADD COLUMN "tries" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "resource_links" ADD COLUMN "next_try_at" timestamp with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "resource_links" ADD COLUMN "problem" text;--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "link_id" integer;--> statement-breakpoint
ALTER TABLE "resource_links" ADD CONSTRAINT "resource_links_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assets" ADD CONSTRAINT "assets_link_id_resource_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."resource_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "resource_links_due" ON "resource_links" USING btree ("next_try_at") WHERE "resource_links"."next_try_at" is not null;--> statement-breakpoint
CREATE INDEX "resource_links_path" ON "resource_links" USING btree ("path") WHERE "resource_links"."path" is not null;--> statement-breakpoint
CREATE INDEX "assets_link" ON "assets" USING btree ("link_id");--> statement-breakpoint
ALTER TABLE "resource_links" DROP COLUMN "product_id";--> statement-breakpoint
ALTER TABLE "resource_links" ADD CONSTRAINT "resource_links_url" UNIQUE("variant_id","url");