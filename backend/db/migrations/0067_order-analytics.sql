CREATE TABLE "order_analytics" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"client_id" text,
	"session_id" text,
	"fbp" text,
	"fbc" text,
	"user_agent" text,
	"page" text,
	"consented_at" timestamp with time zone NOT NULL,
	"ga4_sent_at" timestamp with time zone,
	"meta_sent_at" timestamp with time zone,
	"refunds_sent" text[] DEFAULT '{}' NOT NULL,
	"claimed_until" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "order_analytics" ADD CONSTRAINT "order_analytics_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_analytics_consented" ON "order_analytics" USING btree ("consented_at");