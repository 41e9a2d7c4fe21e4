CREATE TABLE "product_names" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"names" text NOT NULL,
	"title_length" integer NOT NULL,
	"popularity" integer NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product_names" ADD CONSTRAINT "product_names_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_names_words" ON "product_names" USING gin ("words");--> statement-breakpoint
CREATE INDEX "product_names_title" ON "product_names" USING btree (left("names", "title_length") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "product_names_popularity" ON "product_names" USING btree ("popularity" DESC NULLS LAST,"product_id");
--> statement-breakpoint
-- What the table holds of a product. 500 letters of a title fit into its index.
create function names_of(product products) returns product_names language sql stable as $$
  select product.id, coalesce(product.search_names, ''), least(length(public.plain(product.title)), 500), product.popularity,
    coalesce(ts_filter(product.search, '{a,b,c}'), '')
$$;
--> statement-breakpoint
-- Keeps the names as the products have them. Off until a backend starts with the search engine that reads them: in all
-- other shops no write pays for it.
create function keep_product_names() returns trigger language plpgsql as $$ begin
  insert into public.product_names select own.* from public.names_of(new) own
  on conflict (product_id) do update set names = excluded.names, title_length = excluded.title_length, popularity = excluded.popularity, words = excluded.words
  where (product_names.names, product_names.title_length, product_names.popularity, product_names.words)
    is distinct from (excluded.names, excluded.title_length, excluded.popularity, excluded.words);
  return null;
end $$;
--> statement-breakpoint
create trigger product_names_kept after insert or update of title, popularity, search, search_names on products
  for each row execute function keep_product_names();
--> statement-breakpoint
alter table products disable trigger product_names_kept;
--> statement-breakpoint
-- The words of all names with the letters that each has: a bit for each from a to z and one for all others, as in
-- catalog-index/rules/word-shape.ts. Where names change, a schedule writes it anew.
create materialized view search_words as
  select found.word, found.ndoc as books, shape.letters
  from ts_stat('select words from public.product_names') found
  cross join lateral (
    select bit_or(1 << case when ascii(letter) between 97 and 122 then ascii(letter) - 97 else 26 end) as letters
    from regexp_split_to_table(found.word, '') letter
  ) shape;
--> statement-breakpoint
create unique index search_words_word on search_words (word text_pattern_ops);
