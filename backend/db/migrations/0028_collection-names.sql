-- Searches understand the names of lists: whoever keeps them in memory hears when one changes, as of categories.
create trigger catalogue_inserted after insert on "collections" referencing new table as changed for each statement execute function catalogue_changed('select null::int from changed');--> statement-breakpoint
create trigger catalogue_updated after update on "collections" referencing old table as before new table as changed for each statement execute function catalogue_changed('select null::int from changed');--> statement-breakpoint
create trigger catalogue_deleted after delete on "collections" referencing old table as changed for each statement execute function catalogue_changed('select null::int from changed');
