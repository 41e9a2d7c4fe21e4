-- What a text is found by: Hungarian stems with and without accents (the stemmer knows suffixes by their accents),
-- English stems, and the words themselves. "ŉ" is the one letter that unaccent turns into a quote.
create function search_terms(document text) returns tsvector language sql immutable strict parallel safe as $$
  select public.plain(to_tsvector('pg_catalog.hungarian', replace(document, 'ŉ', 'n'))::text)::tsvector
    || to_tsvector('pg_catalog.hungarian', public.plain(document))
    || to_tsvector('pg_catalog.english', public.plain(document))
    || to_tsvector('pg_catalog.simple', public.plain(document))
$$;
--> statement-breakpoint
-- One word of a query, of letters and digits only: any of its stems, or the beginning of a word.
create function search_word(word text) returns tsquery language sql immutable strict parallel safe as $$
  select public.plain(plainto_tsquery('pg_catalog.hungarian', replace(word, 'ŉ', 'n'))::text)::tsquery
    || plainto_tsquery('pg_catalog.hungarian', public.plain(word))
    || plainto_tsquery('pg_catalog.english', public.plain(word))
    || case when length(word) > 1
      then to_tsquery('pg_catalog.simple', quote_literal(replace(public.plain(word), '''', '')) || ':*')
      else plainto_tsquery('pg_catalog.simple', public.plain(word)) end
$$;
