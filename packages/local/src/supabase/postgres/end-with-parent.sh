# Runs "$@" as this process and stops it as soon as standard input ends: then whoever started it is gone, also
# by kill -9. SIGINT lets Postgres drop its clients and write everything down.
exec 3<&0
(
  trap '' INT TERM HUP
  read -r _
  kill -INT $$ 2>/dev/null
) <&3 3<&- &
exec "$@" </dev/null 3<&-
