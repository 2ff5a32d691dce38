#!/bin/bash
# Copies the primary when there is nothing yet, then follows it.
set -euo pipefail
export PGPASSWORD="$REPLICATION_PASSWORD"
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  rm -rf "$PGDATA"
  pg_basebackup --host=primary --username=replicator --slot=standby --pgdata="$PGDATA" --wal-method=stream --write-recovery-conf
  chmod 0700 "$PGDATA"
fi
# Queries of pages are short; replay does not wait long for one that is not.
exec postgres -c hot_standby=on -c max_standby_streaming_delay=5s
