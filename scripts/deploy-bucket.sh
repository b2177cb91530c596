#!/usr/bin/env bash
# Uploads a site to an object store with rclone: only what differs, deletions last.
#
#   scripts/deploy-bucket.sh dist site:BUCKET
#
# `site` is a remote of rclone, from its settings or the environment (docs/hosting.md). The site must be made with
# --layout directory, and without --precompress: a store does not choose between compressed copies.
#
# The script refuses a site with far fewer pages than the bucket has, because it would delete the rest. --fewer-pages
# publishes it anyway. It always refuses a bucket that holds something else. Assets of earlier sites stay, because
# visitors may still have a page open that loads them.
#
# Files are compared by checksum. Never by size alone (--size-only): most edits leave the size of a page as it is, and
# would not be uploaded. Never by time: every checkout has new times, and each would cost a request to the store.
set -euo pipefail

fail() {
  echo "error: $*" >&2
  exit 1
}

fewer_pages=no
for word; do
  shift
  if [[ $word == --fewer-pages ]]; then fewer_pages=yes; else set -- "$@" "$word"; fi
done
if (($# < 2)); then
  echo "usage: ${0##*/} <folder> <remote:bucket> [--fewer-pages] [rclone flags]" >&2
  exit 2
fi
folder=$1 bucket=$2
shift 2

build='npm run gen-site -- --layout directory'
marker=$folder/.gen-site.json
[[ -f $marker && -f $folder/index.html ]] || fail "there is no site of gen-site in $folder: run $build first."
# The marker is one line of JSON. It lists the site's files and says what salary pages are called.
! grep -qF '"hosting/edge/handler.js"' "$marker" ||
  fail "the site in $folder needs a host that runs its handler, and a bucket runs nothing: run $build without --edge."
grep -qF '"after":"/index.html"' "$marker" ||
  fail "a bucket does not find pages such as salary/80000.html, which $folder has: run $build."
! grep -qE '"after":"[^"]*\.(br|gz)"' "$marker" ||
  fail "a bucket does not choose between compressed copies, which $folder has: run $build without --precompress."
command -v rclone >/dev/null || fail 'rclone is missing: install it (Debian: apt-get install rclone).'

compare=(--checksum --fast-list --transfers 64 --checkers 64)

# Prints the files in the folder or bucket $1. A store is asked once for each 1,000 of its files.
list_files() {
  rclone lsf --recursive --files-only --fast-list "$@"
}
count_pages() {
  grep -c '\.html$' <<<"$1" || true
}
here=$(list_files "$folder" "$@") || fail "rclone cannot list $folder."
there=$(list_files "$bucket" "$@") ||
  fail "rclone cannot list $bucket: make the bucket, or correct its name or the key. Nothing was changed."
# A site that gen-site made has this script, and assets are uploaded first: without it, the other files are not ours.
if grep -qv '^\(assets/.*\)\?$' <<<"$there" && ! grep -qx 'assets/menu-[A-Z0-9]*\.js' <<<"$there"; then
  fail "$bucket has files of something else, which would be deleted: name another bucket, or empty it yourself."
fi
here=$(count_pages "$here") there=$(count_pages "$there")
if [[ $fewer_pages == no ]] && ((here * 10 < there * 9)); then
  fail "$bucket has $there pages and $folder has $here: build the whole site, or add --fewer-pages to delete the rest."
fi

settings=$folder/hosting/bucket
# Each line of cache-control.txt has the start of a path and the header of the files below it.
immutable="Cache-Control: $(sed -n 's|^/assets/ ||p' "$settings/cache-control.txt")"
revalidated="Cache-Control: $(sed -n 's|^/ ||p' "$settings/cache-control.txt")"

# Assets before the pages that load them.
rclone copy "$folder/assets" "$bucket/assets" "${compare[@]}" --header-upload "$immutable" "$@"
# Its type is not known everywhere.
rclone copyto "$folder/site.webmanifest" "$bucket/site.webmanifest" "${compare[@]}" \
  --header-upload "$revalidated" --header-upload 'Content-Type: application/manifest+json' "$@"
# All else. What the site no longer has is deleted at the end, and only if every upload succeeded.
rclone sync "$folder" "$bucket" "${compare[@]}" --delete-after --header-upload "$revalidated" \
  --exclude-from "$settings/exclude.txt" --exclude '/assets/**' "$@"
