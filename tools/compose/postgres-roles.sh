#!/bin/sh
# One role for each service, which can make schemas and sees no other service's. The PostgreSQL image runs this when its volume is
# empty; on a database that exists it adds the roles that are missing and sets the passwords, however often it is run.
set -e
for service in identity sessions content analysis notifications community; do
  password=$(printenv "$(echo "$service" | tr '[:lower:]' '[:upper:]')_DB_PASSWORD")
  test -n "$password" || { echo "No password for $service: see .env.example" >&2; exit 1; }
  psql -v ON_ERROR_STOP=1 -U "$POSTGRES_USER" -d "$POSTGRES_DB" -v role="$service" -v password="$password" -v database="$POSTGRES_DB" <<'SQL'
select format('create role %I login', :'role') where not exists (select from pg_roles where rolname = :'role') \gexec
alter role :"role" password :'password';
grant create on database :"database" to :"role";
SQL
done
