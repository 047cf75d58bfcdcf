#!/bin/sh
# Installs an archive of `npm run package -- --with-node` as a stranger does, in an empty root made of Debian's packages:
# install, settings, start as the units say and as a container does (not root, everything read-only but the data), publish, first
# provider, TLS, backup, the same once more as an upgrade. Says how long each took, and ends with 1 at the first that fails.
#   scripts/try-installation.sh <archive.tar.gz> [folder of the root, which is kept]
# It runs as root on Debian and needs nothing of the network but Debian's packages. Ports 443, 4300 and 4301 are its own: it
# has a network of its own.
set -eu

archive=$(readlink -f -- "$1")
root=${2:-/var/tmp/portal-root}

command -v debootstrap >/dev/null && command -v ip >/dev/null ||
  apt-get install -y --no-install-recommends debootstrap iproute2 >/dev/null
if [ ! -e "$root/made" ]; then
  echo "Making an empty Debian in $root ..."
  debootstrap --variant=minbase --include=postgresql,caddy,ca-certificates,curl bookworm "$root" >/dev/null
  touch "$root/made"
fi

if [ "${3:-}" != inside ]; then
  # Processes, mounts and network of its own: whatever it starts ends with it.
  exec unshare --mount --pid --net --fork --kill-child -- "$0" "$archive" "$root" inside
fi

ip link set lo up
mount --make-rprivate /
mount --bind "$root" "$root"
mount -t proc proc "$root/proc"
mount -t tmpfs tmpfs "$root/tmp"
mount -t tmpfs tmpfs "$root/run"
mount -t tmpfs tmpfs "$root/dev/shm" 2>/dev/null || mkdir -p "$root/dev/shm"
install -d -o 0 -g 0 -m 1777 "$root/run/postgresql" "$root/run/lock"
rm -rf "$root/opt/portal" "$root/etc/portal" "$root/var/lib/portal" "$root/var/backups/portal" "$root/srv/portal"
mkdir -p "$root/srv/portal"
inside() { chroot "$root" env -i PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin LANG=C.UTF-8 "$@"; }
began=$(date +%s) last=$(date +%s)
took() {
  now=$(date +%s)
  echo "$(printf '%4s s' $((now - last)))  $1"
  last=$now
}
until_ready() {
  tries=0
  until inside curl -fsS "$1" >/dev/null 2>&1; do
    tries=$((tries + 1))
    if [ $tries -gt 600 ]; then
      cat "$root"/tmp/*.log
      echo "$1 does not answer." >&2
      exit 1
    fi
    sleep 0.2
  done
}

inside pg_ctlcluster 15 main stop >/dev/null 2>&1 || true
inside rm -rf /var/lib/postgresql/15/main /etc/postgresql/15/main
inside pg_createcluster 15 main >/dev/null
inside pg_ctlcluster 15 main start
took "PostgreSQL (Debian's own) runs"

tar -xzf "$archive" -C "$root/srv/portal"
name=$(ls "$root/srv/portal")
inside "/srv/portal/$name/install" --proxy
took "installed: $name"

settings=$root/etc/portal/portal.env
! inside runuser -u portal -- portal check || { echo "An installation without carriers passed the check." >&2; exit 1; }
sed -i -e 's|^PORTAL_SMS_WEBHOOK_URL=.*|PORTAL_SMS_WEBHOOK_URL=http://127.0.0.1:9/sms|' \
  -e 's|^PORTAL_SMTP_URL=.*|PORTAL_SMTP_URL=smtp://127.0.0.1:9|' -e 's|^PORTAL_MAIL_FROM=.*|PORTAL_MAIL_FROM=portal@exemplo.pt|' \
  -e 's|^PORTAL_SUPPORT_EMAIL=.*|PORTAL_SUPPORT_EMAIL=apoio@exemplo.pt|' "$settings"
inside runuser -u portal -- portal check
took "settings are said and checked"

# What the units start, as the user and with the rights that they and the image have: all read-only but the data.
unit() { sed -n 's/^ExecStart=//p' "$root/etc/systemd/system/portal-$1.service"; }
as_unit() {
  unshare --mount sh -eu -c '
    mount -o remount,bind,ro "$1"
    for writable in var/lib/portal var/backups/portal; do mount --bind "$1/$writable" "$1/$writable"; mount -o remount,bind,rw "$1/$writable"; done
    exec chroot "$1" setpriv --reuid=portal --regid=portal --clear-groups --no-new-privs --bounding-set=-all \
      env -i PATH=/usr/bin:/bin sh -c "exec $2"' as-unit "$root" "$1"
}
as_unit "$(unit backend)" >"$root/tmp/backend.log" 2>&1 &
as_unit "$(unit edge)" >"$root/tmp/edge.log" 2>&1 &
until_ready http://127.0.0.1:4301/ready
until_ready http://127.0.0.1:4300/ready
took "backend and edge answer /ready"
as_unit "$(unit publish)"
took "the pages of this version are published"

token=$(sed -n 's/^PORTAL_ADMIN_TOKEN=//p' "$settings")
inside curl -fsS -X PUT http://127.0.0.1:4301/mgmt/providers/oficina.test -H "Authorization: Bearer $token" \
  -d '{"name": "Oficina", "vertical": "auto", "brand_color": "#0e5aa7"}' >/dev/null
took "the first provider is there"

# Where there is no certificate authority to ask, Caddy is its own; all else of its file stays.
sed -i '0,/^{/s//{\n\tlocal_certs\n\tskip_install_trust/' "$root/etc/caddy/Caddyfile"
inside env HOME=/tmp caddy run --config /etc/caddy/Caddyfile >"$root/tmp/caddy.log" 2>&1 &
tries=0
until page=$(inside curl -fsSk --compressed --resolve oficina.test:443:127.0.0.1 https://oficina.test/client 2>"$root/tmp/curl.log"); do
  tries=$((tries + 1))
  [ $tries -lt 150 ] || { cat "$root/tmp/caddy.log" "$root/tmp/curl.log"; exit 1; }
  sleep 0.2
done
case $page in *Oficina*boot-document*) ;; *) echo "The page is not the provider's: $page" >&2; exit 1 ;; esac
! inside curl -fsSk --resolve stranger.test:443:127.0.0.1 https://stranger.test/client >/dev/null 2>&1 ||
  { echo "A domain of nobody got a certificate." >&2; exit 1; }
for script in $(printf '%s' "$page" | grep -o '/assets/[a-z-]*/[A-Za-z0-9._-]*\.js' | sort -u); do
  inside curl -fsSk -o /dev/null --resolve oficina.test:443:127.0.0.1 "https://oficina.test$script" ||
    { echo "$script is missing." >&2; exit 1; }
done
took "its page and scripts come over TLS, strangers get no certificate"

as_unit "$(unit backup)"
inside find /var/backups/portal -name manifest.json.age | grep -q . || exit 1
inside curl -fsS http://127.0.0.1:4301/metrics -H "Authorization: Bearer $token" | grep -q '^portal_backup_last_proof_ok 1$' || exit 1
took "backed up as the timer does, and proved"

# The next version: the same programs under another number.
cp -R "$root/srv/portal/$name" "$root/srv/next"
sed -i 's/"version": "[^"]*"/"version": "99.0.0"/' "$root/srv/next/package.json"
(cd "$root/srv/next" && sums=$(grep -v ' package.json$' SHA256SUMS) && { echo "$sums"; sha256sum package.json; } >SHA256SUMS)
inside /srv/next/install
inside test -e /var/backups/portal/before-99.0.0/manifest.json.age
[ "$(inside portal version | cut -d' ' -f1)" = 99.0.0 ]
took "brought to another version, a backup first"
echo "All of it: $(($(date +%s) - began)) s."
