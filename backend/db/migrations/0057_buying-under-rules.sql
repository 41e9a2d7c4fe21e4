CREATE TABLE "approval_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "approval_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uuid" uuid NOT NULL,
	"organization_id" integer NOT NULL,
	"draft_order_id" integer NOT NULL,
	"requester_id" integer NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"message" text NOT NULL,
	"po_number" text,
	"total_gross" integer NOT NULL,
	"total_net" integer NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" integer,
	"reason" text,
	CONSTRAINT "approval_requests_uuid_unique" UNIQUE("uuid"),
	CONSTRAINT "approval_requests_draft_order_id_unique" UNIQUE("draft_order_id")
);
--> statement-breakpoint
ALTER TABLE "customer_addresses" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "customer_addresses" ADD COLUMN "organization_id" integer;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "po_number" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "payment_term_days" smallint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "po_number" text;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "payment_term_days" smallint;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "credit_limit" integer;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "default_payment_method_id" integer;--> statement-breakpoint
ALTER TABLE "approval_requests" ADD CONSTRAINT "approval_requests_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_requests" ADD CONSTRAINT "approval_requests_draft_order_id_draft_orders_id_fk" FOREIGN KEY ("draft_order_id") REFERENCES "public"."draft_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_requests" ADD CONSTRAINT "approval_requests_requester_id_users_id_fk" FOREIGN KEY ("requester_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_requests" ADD CONSTRAINT "approval_requests_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "approval_requests_organization" ON "approval_requests" USING btree ("organization_id","id");--> statement-breakpoint
CREATE INDEX "approval_requests_requester" ON "approval_requests" USING btree ("requester_id");--> statement-breakpoint
CREATE INDEX "approval_requests_master" ON "approval_requests" USING btree ("decided_by");--> statement-breakpoint
ALTER TABLE "customer_addresses" ADD CONSTRAINT "customer_addresses_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organizations" ADD CONSTRAINT "organizations_default_payment_method_id_payment_methods_id_fk" FOREIGN KEY ("default_payment_method_id") REFERENCES "public"."payment_methods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "customer_addresses_default_of_organization" ON "customer_addresses" USING btree ("organization_id","kind") WHERE "customer_addresses"."is_default";--> statement-breakpoint
CREATE INDEX "payments_transfer" ON "payments" USING btree ("order_id") WHERE "payments"."method" = 'transfer' and "payments"."status" = 'created';--> statement-breakpoint
ALTER TABLE "customer_addresses" ADD CONSTRAINT "customer_addresses_once_of_organization" UNIQUE("organization_id","kind","hash");--> statement-breakpoint
ALTER TABLE "customer_addresses" ADD CONSTRAINT "customer_addresses_owner" CHECK (("customer_addresses"."user_id" is null) <> ("customer_addresses"."organization_id" is null));--> statement-breakpoint
ALTER TABLE "organizations" ADD CONSTRAINT "organizations_credit" CHECK (("organizations"."payment_term_days" is null) = ("organizations"."credit_limit" is null) and "organizations"."credit_limit" >= 0);--> statement-breakpoint
-- by hand
-- A shop that exists already gets the transfer after its other methods. An empty database gets it from the seed.
insert into payment_methods (key, online, name, text, vat_rate, flows, fees, position)
select 'transfer', false,
  '{"hu": "Átutalás", "en": "Bank transfer"}',
  '{"hu": "A számla alapján utalod át, az intézményed fizetési határidején belül.", "en": "You transfer the amount of the invoice within the payment term of your organisation."}',
  27, '{home,pickup_point,store}', '{"HUF": 0}',
  (select max(position) + 1 from payment_methods)
where exists (select from payment_methods) and not exists (select from payment_methods where key = 'transfer');
