ALTER TABLE "stores" ADD COLUMN "portrait" jsonb;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "picks" jsonb DEFAULT '[]'::jsonb NOT NULL;