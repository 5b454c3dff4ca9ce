#!/bin/bash
# Starts RabbitMQ with one user for each service. What each may do stands in broker-permissions.json, made from the code;
# passwords come from the environment, so a new one counts from the next start.
set -euo pipefail
umask 022

bytes() { printf '%b' "$(sed 's/../\\x&/g' <<<"$1")"; }

# RabbitMQ's own form: four bytes of salt, then SHA-256 of salt and password.
hash_of() {
  local salt sum
  salt=$(od -An -N4 -tx1 /dev/urandom | tr -d ' \n')
  sum=$({ bytes "$salt"; printf '%s' "$1"; } | sha256sum | cut -d' ' -f1)
  bytes "$salt$sum" | base64 -w0
}

user() { printf '{"name":"%s","password_hash":"%s","hashing_algorithm":"rabbit_password_hashing_sha256","tags":[%s]}' "$1" "$(hash_of "$2")" "$3"; }

definitions=/var/lib/rabbitmq/lectern-definitions.json
{
  printf '{"vhosts":[{"name":"/"}],"users":['
  user lectern "$RABBITMQ_PASSWORD" '"administrator"'
  for service in gateway identity sessions content analysis notifications community; do
    variable="${service^^}_BROKER_PASSWORD"
    printf ','
    user "$service" "${!variable}" ''
  done
  printf '],'
  # Without its opening brace.
  tail -n +2 /lectern/broker-permissions.json
} >"$definitions"
mkdir -p /etc/rabbitmq/conf.d
echo "load_definitions = $definitions" >/etc/rabbitmq/conf.d/20-lectern.conf
exec docker-entrypoint.sh rabbitmq-server
