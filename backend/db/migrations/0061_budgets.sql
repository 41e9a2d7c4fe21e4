CREATE TABLE "budgets" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "budgets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organization_id" integer NOT NULL,
	"user_id" integer,
	"cost_center_id" integer,
	"period" text NOT NULL,
	"limit" integer NOT NULL,
	CONSTRAINT "budgets_member" UNIQUE("user_id","period"),
	CONSTRAINT "budgets_cost_center" UNIQUE("cost_center_id","period"),
	CONSTRAINT "budgets_target" CHECK (("budgets"."user_id" is null) <> ("budgets"."cost_center_id" is null)),
	CONSTRAINT "budgets_limit" CHECK ("budgets"."limit" >= 0 and "budgets"."period" in ('month', 'school_year'))
);
--> statement-breakpoint
CREATE TABLE "cost_centers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cost_centers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organization_id" integer NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "cost_centers_code" UNIQUE("organization_id","code")
);
--> statement-breakpoint
ALTER TABLE "approval_requests" ADD COLUMN "cost_center_id" integer;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "cost_center" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "cost_center_id" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "cost_center" jsonb;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "cost_center_required" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "budgets" ADD CONSTRAINT "budgets_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budgets" ADD CONSTRAINT "budgets_user_id_memberships_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."memberships"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budgets" ADD CONSTRAINT "budgets_cost_center_id_cost_centers_id_fk" FOREIGN KEY ("cost_center_id") REFERENCES "public"."cost_centers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cost_centers" ADD CONSTRAINT "cost_centers_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "budgets_organization" ON "budgets" USING btree ("organization_id");--> statement-breakpoint
ALTER TABLE "approval_requests" ADD CONSTRAINT "approval_requests_cost_center_id_cost_centers_id_fk" FOREIGN KEY ("cost_center_id") REFERENCES "public"."cost_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_cost_center_id_cost_centers_id_fk" FOREIGN KEY ("cost_center_id") REFERENCES "public"."cost_centers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "approval_requests_cost_center" ON "approval_requests" USING btree ("cost_center_id");--> statement-breakpoint
CREATE INDEX "orders_cost_center" ON "orders" USING btree ("cost_center_id") WHERE "orders"."cost_center_id" is not null;