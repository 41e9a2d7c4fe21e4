CREATE SEQUENCE "public"."offer_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "offer_lines" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "offer_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version_id" integer NOT NULL,
	"variant_id" integer NOT NULL,
	"sku" text NOT NULL,
	"name" text NOT NULL,
	"authors" text NOT NULL,
	"format" text NOT NULL,
	"quantity" integer NOT NULL,
	"vat_rate" smallint NOT NULL,
	"list_net" integer NOT NULL,
	"list_gross" integer NOT NULL,
	"unit_net" integer NOT NULL,
	"unit_gross" integer NOT NULL,
	CONSTRAINT "offer_lines_variant" UNIQUE("version_id","variant_id"),
	CONSTRAINT "offer_lines_quantity" CHECK ("offer_lines"."quantity" > 0),
	CONSTRAINT "offer_lines_price" CHECK ("offer_lines"."unit_net" >= 0 and "offer_lines"."unit_gross" >= "offer_lines"."unit_net")
);
--> statement-breakpoint
CREATE TABLE "offer_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "offer_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"offer_id" integer NOT NULL,
	"author" text NOT NULL,
	"user_id" integer,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offer_versions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "offer_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"offer_id" integer NOT NULL,
	"number" smallint NOT NULL,
	"delivery_net" integer NOT NULL,
	"delivery_gross" integer NOT NULL,
	"delivery_text" text NOT NULL,
	"valid_until" timestamp with time zone,
	"sent_at" timestamp with time zone,
	CONSTRAINT "offer_versions_number" UNIQUE("offer_id","number"),
	CONSTRAINT "offer_versions_delivery" CHECK ("offer_versions"."delivery_net" >= 0 and "offer_versions"."delivery_gross" >= "offer_versions"."delivery_net"),
	CONSTRAINT "offer_versions_sent" CHECK ("offer_versions"."sent_at" is null or "offer_versions"."valid_until" is not null)
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "offers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uuid" uuid NOT NULL,
	"number" text NOT NULL,
	"organization_id" integer NOT NULL,
	"user_id" integer,
	"status" text NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"currency" text NOT NULL,
	"locale" text NOT NULL,
	"title" text NOT NULL,
	"wished_on" date,
	"delivery_wish" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	CONSTRAINT "offers_uuid_unique" UNIQUE("uuid"),
	CONSTRAINT "offers_number_unique" UNIQUE("number")
);
--> statement-breakpoint
ALTER TABLE "offer_lines" ADD CONSTRAINT "offer_lines_version_id_offer_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."offer_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_lines" ADD CONSTRAINT "offer_lines_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_messages" ADD CONSTRAINT "offer_messages_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_messages" ADD CONSTRAINT "offer_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_versions" ADD CONSTRAINT "offer_versions_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offer_lines_of_variant" ON "offer_lines" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "offer_messages_offer" ON "offer_messages" USING btree ("offer_id");--> statement-breakpoint
CREATE INDEX "offer_messages_user" ON "offer_messages" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "offers_organization" ON "offers" USING btree ("organization_id","status");--> statement-breakpoint
CREATE INDEX "offers_user" ON "offers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "offers_sent" ON "offers" USING btree ("id") WHERE "offers"."status" = 'offer_sent';