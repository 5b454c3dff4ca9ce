#!/bin/sh
# Run once by the PostgreSQL image when its volume is empty: one role for each service, which can make schemas and sees
# no other service's.
set -e
for service in identity sessions content analysis notifications community; do
  password=$(printenv "$(echo "$service" | tr '[:lower:]' '[:upper:]')_DB_PASSWORD")
  psql -v ON_ERROR_STOP=1 -U "$POSTGRES_USER" -d "$POSTGRES_DB" -v role="$service" -v password="$password" -v database="$POSTGRES_DB" <<'SQL'
create role :"role" login password :'password';
grant create on database :"database" to :"role";
SQL
done
