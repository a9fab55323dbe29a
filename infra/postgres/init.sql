-- One login role and one schema per service; nobody but its owner may enter a schema.
-- Read by psql as superuser, natively, in tests and in the container's entry point. The passwords come
-- from the environment. Running it again changes nothing but the passwords.

\getenv identity_password CAMPOSANTO_IDENTITY_PASSWORD
\getenv registry_password CAMPOSANTO_REGISTRY_PASSWORD
\getenv memorial_password CAMPOSANTO_MEMORIAL_PASSWORD
\getenv shop_password CAMPOSANTO_SHOP_PASSWORD
\getenv importer_password CAMPOSANTO_IMPORTER_PASSWORD

\set ON_ERROR_STOP on
set client_min_messages = warning;

create extension if not exists pg_trgm schema public;
create extension if not exists fuzzystrmatch schema public;

revoke create on schema public from public;

-- A role name is the service's folder name; the importer's schema is called import.
create temp table wanted (role name, schema name, password text);
insert into wanted values
    ('identity', 'identity', :'identity_password'),
    ('registry', 'registry', :'registry_password'),
    ('memorial', 'memorial', :'memorial_password'),
    ('shop', 'shop', :'shop_password'),
    ('importer', 'import', :'importer_password');

do $$
declare
    one record;
begin
    -- Roles belong to the whole cluster: two databases prepared at once must not race for them.
    perform pg_advisory_xact_lock(hashtext('camposanto roles'));
    for one in select * from wanted loop
        if not exists (select from pg_roles where rolname = one.role) then
            execute format('create role %I login', one.role);
        end if;
        execute format('alter role %I nosuperuser nocreatedb nocreaterole password %L', one.role, one.password);
        execute format('create schema if not exists %I authorization %I', one.schema, one.role);
        execute format('revoke all on schema %I from public', one.schema);
    end loop;
    execute format('revoke all on database %I from public', current_database());
    for one in select * from wanted loop
        execute format('grant connect, temporary on database %I to %I', current_database(), one.role);
    end loop;
end
$$;

drop table wanted;
