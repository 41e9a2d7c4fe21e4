DROP INDEX "orders_organization";--> statement-breakpoint
DROP INDEX "products_publisher";--> statement-breakpoint
CREATE INDEX "order_items_sums" ON "order_items" USING btree ("order_id","variant_id","quantity","total_net","total_gross");--> statement-breakpoint
CREATE INDEX "orders_organization" ON "orders" USING btree ("organization_id","placed_at","status","currency","user_id","cost_center_id","total_net","total_gross","id") WHERE "orders"."organization_id" is not null;--> statement-breakpoint
CREATE INDEX "products_publisher" ON "products" USING btree ("publisher_id","id");--> statement-breakpoint
-- An index alone answers only for pages that were vacuumed since they changed. By default a fifth of a table waits: a whole school year.
ALTER TABLE "orders" SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);--> statement-breakpoint
ALTER TABLE "order_items" SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
