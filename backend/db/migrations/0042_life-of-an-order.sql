ALTER TABLE "order_shipments" DROP CONSTRAINT "order_shipments_sent_first";--> statement-breakpoint
ALTER TABLE "order_shipments" ADD COLUMN "tracking_number" text;--> statement-breakpoint
ALTER TABLE "order_shipments" ADD COLUMN "arrived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_shipments" ADD COLUMN "tracked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_shipments" ADD COLUMN "next_question_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "cancelled_by" text;--> statement-breakpoint
CREATE INDEX "order_shipments_under_way" ON "order_shipments" USING btree ("next_question_at") WHERE "order_shipments"."tracking_number" is not null and "order_shipments"."handed_over_at" is null;--> statement-breakpoint
ALTER TABLE "order_shipments" ADD CONSTRAINT "order_shipments_tracking_number_unique" UNIQUE("tracking_number");--> statement-breakpoint
ALTER TABLE "order_shipments" ADD CONSTRAINT "order_shipments_sent_first" CHECK ("order_shipments"."sent_at" is not null or ("order_shipments"."handed_over_at" is null and "order_shipments"."arrived_at" is null));