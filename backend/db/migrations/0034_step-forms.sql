-- The forms of the checkout's steps in one column, by the name of the step: another step with a form needs no column.
ALTER TABLE "draft_orders" ADD COLUMN "forms" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
UPDATE "draft_orders" SET "forms" =
  CASE WHEN "contact" IS NULL THEN '{}'::jsonb ELSE jsonb_build_object('contact', "contact") END ||
  CASE WHEN "billing" IS NULL THEN '{}'::jsonb ELSE jsonb_build_object('billing', "billing") END
  WHERE "contact" IS NOT NULL OR "billing" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "draft_orders" DROP COLUMN "contact";--> statement-breakpoint
ALTER TABLE "draft_orders" DROP COLUMN "billing";--> statement-breakpoint
-- The words of every form have left the namespace of the checkout; what editors have written instead of them follows.
UPDATE "translations" SET "key" = regexp_replace("key", '^checkout\.(fields\.)?', 'forms.')
  WHERE "key" LIKE 'checkout.fields.%' OR "key" = 'checkout.errorTitle';--> statement-breakpoint
UPDATE "translations" SET "key" = 'forms.taxNumberExample' WHERE "key" = 'checkout.billing.taxNumberExample';
