ALTER TABLE "order_items" ADD COLUMN "supplied" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "lead_days" smallint;