-- A collection and a publisher stand at their key. One that gets another key leads on from the old one, one that goes says so there, and one that comes takes the address.
CREATE FUNCTION "key_addresses"() RETURNS trigger LANGUAGE plpgsql AS $$ begin
  if tg_op = 'DELETE' then
    update url_resources set kind = 'gone', resource_type = null, resource_id = null where resource_type = tg_argv[0] and resource_id = old.id;
  else
    delete from url_resources where (locale, path) in (('hu', tg_argv[1] || '/' || new.key), ('en', tg_argv[2] || '/' || new.key)) and kind <> 'pretty';
  end if;
  if tg_op <> 'INSERT' then
    insert into url_resources (locale, path, kind, resource_type, resource_id, created_at)
      select page.locale, page.word || '/' || old.key, kind, type, id, now()
      from (values ('hu', tg_argv[1]), ('en', tg_argv[2])) page (locale, word),
        (select case tg_op when 'DELETE' then 'gone' else 'redirect' end, case tg_op when 'UPDATE' then tg_argv[0] end, case tg_op when 'UPDATE' then old.id end) leads (kind, type, id)
      on conflict (locale, path) do update set kind = excluded.kind, resource_type = excluded.resource_type, resource_id = excluded.resource_id, target = null;
  end if;
  return null;
end $$;--> statement-breakpoint
DO $$ declare
  keyed text[][] := array[['collections', 'collection', 'listak', 'collections'], ['publishers', 'publisher', 'kiadok', 'publishers']];
  one text[];
begin
  foreach one slice 1 in array keyed loop
    execute format('create trigger key_given after insert on %I for each row execute function key_addresses(%L, %L, %L)', one[1], one[2], one[3], one[4]);
    execute format('create trigger key_changed after update of key on %I for each row when (old.key <> new.key) execute function key_addresses(%L, %L, %L)', one[1], one[2], one[3], one[4]);
    execute format('create trigger key_left after delete on %I for each row execute function key_addresses(%L, %L, %L)', one[1], one[2], one[3], one[4]);
  end loop;
end $$;
