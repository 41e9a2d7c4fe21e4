ALTER TABLE "contributors" ADD COLUMN "isni" text;--> statement-breakpoint
ALTER TABLE "contributors" ADD COLUMN "is_corporate" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "product_contributors" ADD COLUMN "codes" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "part" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "original_title" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "facts" jsonb;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "collateral" jsonb;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "stated_year" smallint;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "edition" jsonb;--> statement-breakpoint
ALTER TABLE "contributors" ADD CONSTRAINT "contributors_isni_unique" UNIQUE("isni");