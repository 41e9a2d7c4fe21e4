CREATE TABLE "subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"locale" text NOT NULL,
	"imprints" text[] NOT NULL,
	"consent_version" text NOT NULL,
	"consent_text" text NOT NULL,
	"consented_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"token_hashes" text[] DEFAULT '{}' NOT NULL,
	"expires_at" timestamp with time zone,
	CONSTRAINT "subscriptions_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE INDEX "subscriptions_expiry" ON "subscriptions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "subscriptions_links" ON "subscriptions" USING gin ("token_hashes");