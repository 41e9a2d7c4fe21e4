-- By the index of words, always: Postgres takes the beginning of a word for more frequent than it is, and would rather
-- read every product's words one after the other.
CREATE FUNCTION "search_products"(query tsquery) RETURNS SETOF integer LANGUAGE sql STABLE SET enable_seqscan = off
  AS $$ select id from public.products where search @@ query $$;
