ALTER TABLE "stores" ADD COLUMN "special_days" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "contributors_alphabet" ON "contributors" USING btree ("sort_key" collate "C","id");--> statement-breakpoint
CREATE INDEX "contributors_names" ON "contributors" USING gin (plain(' ' || ("name"->>'hu') || ' ' || ("name"->>'en')) gin_trgm_ops);