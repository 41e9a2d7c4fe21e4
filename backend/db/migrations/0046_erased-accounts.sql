CREATE TABLE "goodbyes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"locale" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "goodbyes_expiry" ON "goodbyes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "orders_erased" ON "orders" USING btree ("erased_at") WHERE "orders"."erased_at" is not null;