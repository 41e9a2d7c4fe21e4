CREATE TABLE "restock_notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"variant_id" integer NOT NULL,
	"user_id" integer,
	"email" text,
	"locale" text NOT NULL,
	"token_hashes" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"queued_at" timestamp with time zone,
	"notified_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "restock_notifications_whose" CHECK (num_nonnulls("restock_notifications"."user_id", "restock_notifications"."email") = 1)
);
--> statement-breakpoint
ALTER TABLE "restock_notifications" ADD CONSTRAINT "restock_notifications_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restock_notifications" ADD CONSTRAINT "restock_notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "restock_notifications_user" ON "restock_notifications" USING btree ("variant_id","user_id") WHERE "restock_notifications"."notified_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "restock_notifications_email" ON "restock_notifications" USING btree ("variant_id","email") WHERE "restock_notifications"."notified_at" is null;--> statement-breakpoint
CREATE INDEX "restock_notifications_of_email" ON "restock_notifications" USING btree ("email");--> statement-breakpoint
CREATE INDEX "restock_notifications_of_user" ON "restock_notifications" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "restock_notifications_expiry" ON "restock_notifications" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "restock_notifications_links" ON "restock_notifications" USING gin ("token_hashes");