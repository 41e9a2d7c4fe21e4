CREATE TABLE "organization_registrations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "organization_registrations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"status" text NOT NULL,
	"details" jsonb NOT NULL,
	"locale" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"reason" text,
	"organization_id" integer
);
--> statement-breakpoint
ALTER TABLE "registrations" ADD COLUMN "organization" jsonb;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "details" jsonb;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "taxpayer" text;--> statement-breakpoint
ALTER TABLE "organization_registrations" ADD CONSTRAINT "organization_registrations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_registrations" ADD CONSTRAINT "organization_registrations_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "organization_registrations_open" ON "organization_registrations" USING btree ("user_id") WHERE "organization_registrations"."status" in ('pending', 'joining');--> statement-breakpoint
CREATE INDEX "organization_registrations_user" ON "organization_registrations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "organization_registrations_status" ON "organization_registrations" USING btree ("status");--> statement-breakpoint
CREATE INDEX "organization_registrations_organization" ON "organization_registrations" USING btree ("organization_id");--> statement-breakpoint
ALTER TABLE "organizations" ADD CONSTRAINT "organizations_taxpayer_unique" UNIQUE("taxpayer");