CREATE TABLE "impersonation_acts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "impersonation_acts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"impersonation_id" uuid NOT NULL,
	"action" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "impersonations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operator_id" integer NOT NULL,
	"user_id" integer,
	"reason" text NOT NULL,
	"token_hash" text,
	"link_expires_at" timestamp with time zone NOT NULL,
	"began_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "impersonations_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "operator" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "impersonation_acts" ADD CONSTRAINT "impersonation_acts_impersonation_id_impersonations_id_fk" FOREIGN KEY ("impersonation_id") REFERENCES "public"."impersonations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "impersonations" ADD CONSTRAINT "impersonations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "impersonation_acts_of" ON "impersonation_acts" USING btree ("impersonation_id");--> statement-breakpoint
CREATE INDEX "impersonations_user" ON "impersonations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "impersonations_expiry" ON "impersonations" USING btree ("link_expires_at");