-- Who owns what, and who may do nothing by default. Tables live in `private`, which the API does not
-- expose. All of it belongs to `wiring_owner`, a role that cannot log in and is no superuser, so a SECURITY
-- DEFINER function can do no more than these files say.

do $$
begin
  if not exists (select from pg_catalog.pg_roles where rolname = 'wiring_owner') then
    create role wiring_owner nologin noinherit;
  end if;
end
$$;

-- Hosted migrations run as `postgres`, which is no superuser: it must be a member to hand objects over.
grant wiring_owner to current_user;

create schema private authorization wiring_owner;
revoke all on schema private from public;

-- Hosted projects grant new objects of `public` to the API roles. Not here: each grant is written out.
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;
alter default privileges revoke execute on functions from public;

-- How many migrations made this database: each migration counts it one up, and a program refuses to start
-- on fewer than it was built for (packages/contract/src/schema-version.ts).
create function private.schema_version() returns integer
language sql immutable set search_path = ''
as $$
  select 1
$$;

-- 128 random bits in UUID shape. gen_random_uuid() draws on the server's CSPRNG but fixes six bits
-- (version, variant); this takes only the free ones of two draws, so no nibble is fixed.
create function private.random_id() returns uuid
language sql volatile set search_path = ''
as $$
  select (pg_catalog.left(a, 12) || pg_catalog.right(a, 12) || pg_catalog.right(b, 8))::uuid
  from (
    select pg_catalog.replace(pg_catalog.gen_random_uuid()::text, '-', '') as a,
           pg_catalog.replace(pg_catalog.gen_random_uuid()::text, '-', '') as b
  ) as draws
$$;

-- 256 random bits as 64 hex digits, for secrets that travel in links.
create function private.random_secret() returns text
language sql volatile set search_path = ''
as $$
  select pg_catalog.replace(private.random_id()::text || private.random_id()::text, '-', '')
$$;

-- What is kept of a secret.
create function private.secret_hash(secret text) returns bytea
language sql immutable strict set search_path = ''
as $$
  select pg_catalog.sha256(pg_catalog.convert_to(secret, 'UTF8'))
$$;

-- An id as text, or null for anything that is not exactly one: a malformed id must look like an unknown
-- one.
create function private.parse_id(id text) returns uuid
language sql immutable set search_path = ''
as $$
  select case when id ~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$' then id::uuid end
$$;

-- "maya@studio.example" becomes "m•••@s•••.example". Of a domain that is stored as "xn--…" no letter is
-- known here.
create function private.mask_email(email text) returns text
language sql immutable set search_path = ''
as $$
  select pg_catalog.left(email, 1) || '•••@'
    || case when email not like '%@xn--%' then pg_catalog.left(pg_catalog.split_part(email, '@', 2), 1) else '' end
    || '•••.' || substring(email from '[^.]*$')
$$;

-- The proxy's id of the request behind this call, as the API hands over its headers; null for a schedule and
-- for what is done by hand.
create function private.request_id() returns text
language sql stable set search_path = ''
as $$
  select substring(nullif(pg_catalog.current_setting('request.headers', true), '')::jsonb ->> 'x-request-id' from '^[0-9a-f]{32}$')
$$;

-- RFC 3339 in UTC as text: every server then prints the same characters.
create function private.utc_text(moment timestamptz) returns text
language sql immutable set search_path = ''
as $$
  select pg_catalog.to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;

-- Full precision, so that a page begins exactly where the one before it ended.
create function private.cursor_text(moment timestamptz) returns text
language sql immutable set search_path = ''
as $$
  select pg_catalog.to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')
$$;

-- The elements of a list; none of anything else.
create function private.elements(list jsonb) returns setof jsonb
language sql immutable set search_path = ''
as $$
  select * from pg_catalog.jsonb_array_elements(case when pg_catalog.jsonb_typeof(list) = 'array' then list else '[]' end)
$$;
