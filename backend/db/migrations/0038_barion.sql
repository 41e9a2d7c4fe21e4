CREATE INDEX "payments_provider" ON "payments" USING btree ("method","provider_id");
--> statement-breakpoint
-- by hand
-- A shop that exists already gets Barion after its other online methods. An empty database gets it from the seed.
update payment_methods set position = position + 1 where not online;
--> statement-breakpoint
insert into payment_methods (key, online, name, text, vat_rate, flows, fees, position)
select 'barion', true,
  '{"hu": "Bankkártya vagy egyenleg (Barion)", "en": "Bank card or balance (Barion)"}',
  '{"hu": "Kártyával, Apple Payjel, Google Payjel vagy Barion-egyenlegből a Barion oldalán. A kártyád adatait mi nem látjuk.", "en": "By card, Apple Pay, Google Pay or from a Barion balance on Barion’s own page. We never see your card data."}',
  27, '{home,pickup_point,store,none}', '{"HUF": 0, "EUR": 0}',
  (select max(position) + 1 from payment_methods where online)
where exists (select from payment_methods where online) and not exists (select from payment_methods where key = 'barion');
