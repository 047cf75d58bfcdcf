#!/bin/sh
# Installs an archive of `npm run package -- --with-node` on a Debian with systemd that starts in a container of its own, as
# docs/operations.md says: install, settings, start, first provider with TLS, the owner's set-up, kill, backup, drawing, boot.
# Says how long each took, and ends with 1 at the first that fails.
#   scripts/try-units.sh <archive.tar.gz> [folder of the root, which is kept]
# It runs as root on Debian, and needs Debian's packages and nothing else of the network.
set -eu

archive=$(readlink -f -- "$1")
root=${2:-/var/tmp/portal-units}
packages=systemd,systemd-sysv,dbus,postgresql,caddy,ca-certificates,curl,procps

command -v systemd-nspawn >/dev/null && command -v mmdebstrap >/dev/null ||
  apt-get install -y --no-install-recommends systemd-container mmdebstrap >/dev/null
[ -e "$root/etc/debian_version" ] || mmdebstrap --quiet --variant=minbase --mode=root --include=$packages bookworm "$root"
rm -rf "$root/opt/portal" "$root/etc/portal" "$root/var/lib/portal" "$root/var/backups/portal" "$root/srv/portal" \
  "$root/var/lib/postgresql" "$root/etc/postgresql" "$root"/etc/systemd/system/portal* "$root"/etc/systemd/system/*/portal*
mkdir -p "$root/srv/portal"

refuse() {
  echo "$1" >&2
  exit 1
}
boot() {
  systemd-nspawn --quiet --directory="$root" --boot --register=no --keep-unit --private-network --link-journal=no \
    --console=pipe </dev/null >"$root/srv/console" 2>&1 &
  machine=$!
  until leader=$(pgrep -P "$machine"); do sleep 0.1; done
  until inside systemctl is-system-running 2>/dev/null | grep -Eq 'running|degraded'; do sleep 0.3; done
}
inside() {
  nsenter -t "$leader" -m -u -i -n -p env -i PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin LANG=C.UTF-8 "$@"
}
visit() { inside curl -fsSk --compressed --resolve "$1:443:127.0.0.1" "https://$1$2"; }
halt() {
  inside systemctl poweroff
  wait "$machine" || true
}
last=$(date +%s) began=$last
took() {
  now=$(date +%s)
  echo "$(printf '%4s s' $((now - last)))  $1"
  last=$now
}
trap 'kill "$machine" 2>/dev/null || true' EXIT

boot
inside pg_createcluster 15 main --start >/dev/null
took "a Debian with systemd and PostgreSQL runs"

tar -xzf "$archive" -C "$root/srv/portal"
inside sh -c '/srv/portal/*/install --proxy'
settings=$root/etc/portal/portal.env
sed -i -e 's|^PORTAL_SMS_WEBHOOK_URL=.*|&http://127.0.0.1:9/sms|' -e 's|^PORTAL_SMTP_URL=.*|&smtp://127.0.0.1:9|' \
  -e 's|^PORTAL_MAIL_FROM=.*|&portal@exemplo.pt|' -e 's|^PORTAL_SUPPORT_EMAIL=.*|&apoio@exemplo.pt|' "$settings"
inside portal check
sed -i '0,/^{/s//{\n\tlocal_certs\n\tskip_install_trust/' "$root/etc/caddy/Caddyfile"
inside systemctl reload-or-restart caddy
took "installed, settings said and checked by root"

inside sh -c 'systemd-analyze verify /etc/systemd/system/portal*.service /etc/systemd/system/portal*.timer /etc/systemd/system/portal.target'
inside systemctl start portal.target portal-backup.timer
took "units are in order; backend and edge run, the pages are published"

inside sh -euc '. /etc/portal/portal.env
call() { curl -fsS -o /dev/null -X "$1" "http://127.0.0.1:4301/mgmt$2" -H "Authorization: Bearer $PORTAL_ADMIN_TOKEN" -d "$3"; }
call PUT /providers/oficina.test "{\"name\": \"Oficina\", \"vertical\": \"auto\", \"brand_color\": \"#0e5aa7\"}"
call POST /setup-links "{\"name\": \"Nova\", \"domain\": \"nova.test\", \"contact\": \"dona@exemplo.pt\"}"'
case $(visit oficina.test /client) in *Oficina*boot-document*) ;; *) refuse "The page is not the provider's." ;; esac
took "the first provider's page comes over TLS"

link=$(inside runuser -u portal -- psql -At portal -c 'select o::text from outgoing_messages o' | grep -o '/setup/link/[A-Za-z0-9_-]*')
case $(visit nova.test "$link") in *'Configurar o portal de Nova'*) ;; *) refuse "The owner's set-up does not open." ;; esac
! visit stranger.test /client >/dev/null 2>&1 || refuse "A domain of nobody got a certificate."
took "an owner's set-up opens over TLS, strangers get no certificate"

inside portal operators add Rita --role manage --by Dono | grep -q portal_operator_ || refuse "No operator was made."
inside portal operators list | grep -q 'Rita *manage *until' || refuse "The operator is not listed."
inside sh -euc '. /etc/portal/portal.env
curl -fsS -X POST http://127.0.0.1:4301/mgmt/providers/oficina.test/export -H "Authorization: Bearer $PORTAL_ADMIN_TOKEN" -o /srv/oficina.zip'
grep -q export.json "$root/srv/oficina.zip" || refuse "The provider was not exported."
took "an operator is made, a provider exported"

sed -i 's|^PORTAL_DRAWING_SOCKET=.*|PORTAL_DRAWING_SOCKET=/run/portal-drawing/drawing.sock|' "$settings"
inside systemctl enable --quiet --now portal-drawing
inside systemctl restart portal-edge
inside portal check
inside systemctl kill -s KILL portal-backend portal-edge portal-drawing
until visit oficina.test /client >/dev/null 2>&1; do sleep 0.2; done
took "drawing runs; killed, all three are back"

inside systemctl start portal-backup
inside portal backup --list | grep -q . || refuse "There is no backup."
[ "$(inside stat -c '%a %U' /var/lib/portal)" = '750 portal' ] || refuse "Others may read /var/lib/portal."
took "backed up by its unit, and proved"

halt
boot
until visit oficina.test /client >/dev/null 2>&1; do sleep 0.2; done
inside systemctl is-active --quiet portal-backend portal-edge portal-drawing portal-backup.timer || refuse "Something did not start."
took "after a boot all of it is there"
inside sh -c 'systemd-analyze security --no-pager portal-backend portal-edge portal-publish portal-backup portal-drawing' |
  grep 'Overall' | sed 's/^.*for/      /'
halt
echo "All of it: $(($(date +%s) - began)) s."
