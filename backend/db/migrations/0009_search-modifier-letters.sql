-- unaccent turns some letters into a quote or a backslash (the ayn of "ʻAbd", "ŉ"), which a tsvector written as text
-- takes for its own. They go before the stemmer's words are unaccented.
create or replace function search_terms(document text) returns tsvector language sql immutable strict parallel safe as $$
  select public.plain(to_tsvector('pg_catalog.hungarian', translate(document, 'ŉ∖﹨＇＼ʹʻʼʽˈ', 'n    '))::text)::tsvector
    || to_tsvector('pg_catalog.hungarian', public.plain(document))
    || to_tsvector('pg_catalog.english', public.plain(document))
    || to_tsvector('pg_catalog.simple', public.plain(document))
$$;
--> statement-breakpoint
create or replace function search_word(word text) returns tsquery language sql immutable strict parallel safe as $$
  select public.plain(plainto_tsquery('pg_catalog.hungarian', translate(word, 'ŉ∖﹨＇＼ʹʻʼʽˈ', 'n    '))::text)::tsquery
    || plainto_tsquery('pg_catalog.hungarian', public.plain(word))
    || plainto_tsquery('pg_catalog.english', public.plain(word))
    || case when length(word) > 1
      then to_tsquery('pg_catalog.simple', quote_literal(replace(public.plain(word), '''', '')) || ':*')
      else plainto_tsquery('pg_catalog.simple', public.plain(word)) end
$$;
