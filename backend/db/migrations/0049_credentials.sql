CREATE TABLE "credentials" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "credentials_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"email" text,
	"revocation" text,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "credentials_subject" UNIQUE("provider","subject")
);
--> statement-breakpoint
CREATE TABLE "revocations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"revocation" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_attempts" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"state_hash" text,
	"nonce" text NOT NULL,
	"verifier" text NOT NULL,
	"locale" text NOT NULL,
	"redirect_path" text NOT NULL,
	"remember" boolean NOT NULL,
	"user_id" integer,
	"registration_hash" text,
	"identity" jsonb,
	"answer_by" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sign_in_attempts_state_hash_unique" UNIQUE("state_hash")
);
--> statement-breakpoint
ALTER TABLE "registrations" ALTER COLUMN "password_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "registrations" ADD COLUMN "credential" jsonb;--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_attempts" ADD CONSTRAINT "sign_in_attempts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credentials_user" ON "credentials" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "revocations_expiry" ON "revocations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_in_attempts_expiry" ON "sign_in_attempts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_in_attempts_user" ON "sign_in_attempts" USING btree ("user_id");