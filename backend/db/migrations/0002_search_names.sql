DROP INDEX "products_title_trgm";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "search_names" text;--> statement-breakpoint
CREATE INDEX "products_search_names" ON "products" USING gin ("search_names" gin_trgm_ops);