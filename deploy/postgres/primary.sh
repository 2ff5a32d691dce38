#!/bin/bash
# Runs once, when the primary's data is made: a role and a slot for the standby.
set -euo pipefail
psql --set=ON_ERROR_STOP=1 --set=password="$REPLICATION_PASSWORD" --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" <<'SQL'
create role replicator with replication login password :'password';
select pg_create_physical_replication_slot('standby');
SQL
echo 'host replication replicator all scram-sha-256' >> "$PGDATA/pg_hba.conf"
# A standby that stays away must not fill the primary's disk.
echo 'max_slot_wal_keep_size = 8GB' >> "$PGDATA/postgresql.conf"
