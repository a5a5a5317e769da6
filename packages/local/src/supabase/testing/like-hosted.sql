-- Turns a plain Postgres into what migrations meet on a hosted project: they run as a role that is no
-- superuser, storage belongs to another role, and the defaults hand out privileges. Membership stands for the
-- hosted right to make policies.
create role hosted_postgres login createrole createdb bypassrls password 'hosted';
create role supabase_storage_admin noinherit;
alter schema public owner to hosted_postgres;
alter schema storage owner to supabase_storage_admin;
alter table storage.objects owner to supabase_storage_admin;
alter table storage.buckets owner to supabase_storage_admin;
grant create on database postgres to hosted_postgres;
grant usage on schema storage to hosted_postgres with grant option;
grant all on storage.objects, storage.buckets to hosted_postgres with grant option;
grant supabase_storage_admin to hosted_postgres;
alter default privileges for role hosted_postgres in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges for role hosted_postgres in schema public grant all on functions to anon, authenticated, service_role;
