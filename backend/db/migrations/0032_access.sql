CREATE TABLE "memberships" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"organization_id" integer NOT NULL,
	"role" text NOT NULL,
	"permissions" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "memberships_role" CHECK ("memberships"."role" in ('ROLE_B2B_MASTER', 'ROLE_B2B_SLAVE')),
	CONSTRAINT "memberships_permissions" CHECK ("memberships"."permissions" <@ array['B2B_SLAVE_PLACE_ORDER', 'ACCESS_ALL_ORGANIZATION_INVOICE', 'ACCESS_ALL_ORGANIZATION_ORDER', 'VIEW_CREDIT_LIMIT', 'RECEIVE_NOTIFICATIONS', 'SET_CUSTOM_DELIVERY_ADDRESS', 'SELECT_PAYMENT_METHOD'])
);
--> statement-breakpoint
CREATE TABLE "organizations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "organizations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "impersonator_id" integer;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "memberships_organization" ON "memberships" USING btree ("organization_id");--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_impersonator_id_users_id_fk" FOREIGN KEY ("impersonator_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Each user with an organisation's name becomes the master of an organisation of that name. Two users with the same name
-- are not put into one organisation: a name proves nothing, and a master sees everything.
DO $$ declare
  one record;
  new_id integer;
begin
  for one in select id, organization_name from users where organization_name is not null order by id loop
    insert into organizations (name) values (one.organization_name) returning id into new_id;
    insert into memberships (user_id, organization_id, role) values (one.id, new_id, 'ROLE_B2B_MASTER');
  end loop;
end $$;--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "organization_name";--> statement-breakpoint
-- Password hashes become PHC strings. All of them were made with the same parameters; PHC writes the bytes in base64
-- without padding, the old form was base64url.
UPDATE "users" SET "password_hash" = '$argon2id$v=19$m=19456,t=2,p=1$'
  || translate(split_part("password_hash", '$', 2), '-_', '+/') || '$' || translate(split_part("password_hash", '$', 3), '-_', '+/')
  WHERE "password_hash" LIKE 'argon2id$%';
