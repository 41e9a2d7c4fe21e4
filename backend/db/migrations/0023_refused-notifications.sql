CREATE TABLE "refused_notifications" (
	"provider" text NOT NULL,
	"day" date NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "refused_notifications_provider_day_pk" PRIMARY KEY("provider","day")
);
--> statement-breakpoint
DELETE FROM "payment_notifications" WHERE NOT "verified";--> statement-breakpoint
ALTER TABLE "payment_notifications" DROP COLUMN "verified";