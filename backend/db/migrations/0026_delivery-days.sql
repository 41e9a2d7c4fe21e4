ALTER TABLE "delivery_modes" ADD COLUMN "days_from" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "delivery_modes" ADD COLUMN "days_to" smallint DEFAULT 2 NOT NULL;