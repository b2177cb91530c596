#!/usr/bin/env bash
# Takes a site to your own server as one archive, and puts it in place at one moment.
#
#   scripts/deploy-archive.sh pack dist site.tar.zst
#   scripts/deploy-archive.sh install site.tar.zst /var/www/pay.example.com       on the server, which runs Linux
#
# The web server's root is the link /var/www/pay.example.com/current. `install` unpacks beside it and renames a new link
# into its place, so every request is answered, from the old site or the new one. Assets of earlier sites stay, for
# visitors who still have a page that loads them. The site before this one stays too: the last line that `install`
# prints is the command that goes back to it.
set -euo pipefail

fail() {
  echo "error: $*" >&2
  exit 1
}

# Ends the script before it changes anything if one of its programs is missing.
need() {
  local program missing=''
  for program; do
    command -v "$program" >/dev/null || missing+=" $program"
  done
  [[ -z $missing ]] ||
    fail "missing here:$missing. Install first (Debian: apt-get install$missing; macOS: brew install gnu-tar zstd)."
}

pack() {
  local folder=$1 archive=$2
  need tar zstd
  [[ -f $folder/index.html ]] || fail "there is no site in $folder: run npm run gen-site first."
  # That of macOS and of BSD cannot give files an order and a mode.
  local tar=tar
  command -v gtar >/dev/null && tar=gtar
  [[ $("$tar" --version) == *GNU* ]] || fail "GNU tar is needed (macOS: brew install gnu-tar zstd)."
  # Pages are alike: with a long window they take a twentieth of their size.
  # Whatever umask it was built under: files 0644, folders 0755.
  "$tar" --create --directory "$folder" --sort name --owner 0 --group 0 --numeric-owner \
    --mode a-xst,u=rwX,go=rX . |
    zstd --quiet --force --long=27 -T0 -o "$archive.part"
  mv "$archive.part" "$archive"
}

install_site() {
  local archive=$1 root=$2
  need tar zstd
  # The web server is another user, who has to read the site.
  umask 022
  [[ -f $archive ]] || fail "there is no archive $archive: make it with ${0##*/} pack."
  [[ ! -e $root/current || -L $root/current ]] ||
    fail "$root/current is no link: move it away, since this makes a link of it."
  mkdir -p "$root/sites"
  chmod 755 "$root/sites"
  exec 9>"$root/sites/.lock"
  flock --nonblock 9 || fail "another install into $root is under way: wait for it."

  local before=''
  [[ ! -L $root/current ]] || before=$(readlink "$root/current")
  new=$(mktemp --directory "$root/sites/unpacking.XXXXXX")
  # Whatever ends this early leaves the site that is in place as it was.
  trap 'rm -rf "$new"' EXIT
  if [[ -n $before && -d $root/$before/assets ]]; then
    cp --archive --link "$root/$before/assets" "$new/assets"
  fi
  zstd --quiet --decompress --stdout --long=27 "$archive" |
    tar --extract --directory "$new" --no-same-owner || fail "$archive cannot be unpacked: copy it again."
  [[ -f $new/index.html ]] || fail "$archive holds no site."
  chmod 755 "$new"

  local name
  name=sites/$(date -u +%Y%m%dT%H%M%SZ)-${new##*.}
  mv "$new" "$root/$name"
  trap - EXIT
  switch_to "$root" "$name"
  # Removes only what an install has made, whole or cut short. Anything else in the folder may be somebody's own.
  local site
  for site in "$root"/sites/{????????T??????Z-,unpacking.}??????; do
    [[ $site == "$root/$name" || $site == "$root/$before" ]] || rm -rf "$site"
  done
  echo "$root/current is $name"
  [[ -z $before ]] ||
    printf 'To go back: ln -sfn %q %q && mv -T %q %q\n' "$before" "$root/next" "$root/next" "$root/current"
}

# A rename takes the place of the link at once. `ln --force` would remove it first.
switch_to() {
  ln --symbolic --force --no-dereference "$2" "$1/next"
  mv --no-target-directory "$1/next" "$1/current"
}

case "${1-} $#" in
  'pack 3') pack "$2" "$3" ;;
  'install 3')
    [[ -n ${3%/} ]] || fail 'the root is empty, or the root of all: name a folder, such as /var/www/pay.example.com.'
    install_site "$2" "${3%/}"
    ;;
  *)
    echo "usage: ${0##*/} pack <folder> <archive> | install <archive> <root>" >&2
    exit 2
    ;;
esac
