create extension if not exists unaccent;
--> statement-breakpoint
create extension if not exists pg_trgm;
--> statement-breakpoint
-- unaccent() itself is only stable; with its dictionary named it may stand in an index.
create function plain(text) returns text language sql immutable strict parallel safe as $$ select lower(public.unaccent('public.unaccent', $1)) $$;
--> statement-breakpoint
create sequence order_numbers;
--> statement-breakpoint
-- The shape that rate-limiter-flexible expects.
create table rate_limits (key varchar(255) primary key, points integer not null default 0, expire bigint);
