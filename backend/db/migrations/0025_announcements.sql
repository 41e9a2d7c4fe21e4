CREATE TABLE "announcements" (
	"xact" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"tags" text[] NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "announcements_xact" ON "announcements" USING btree ("xact");--> statement-breakpoint
CREATE INDEX "announcements_at" ON "announcements" USING btree ("at");