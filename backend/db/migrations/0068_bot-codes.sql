CREATE TABLE "bot_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"action" text NOT NULL,
	"email" text,
	"locale" text NOT NULL,
	"code_hash" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "bot_codes_expiry" ON "bot_codes" USING btree ("expires_at");