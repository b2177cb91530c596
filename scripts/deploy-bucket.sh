#!/usr/bin/env bash
# Uploads a site to an object store with rclone: only what differs, deletions last.
#
#   scripts/deploy-bucket.sh dist site:BUCKET
#
# `site` is a remote of rclone, from its settings or the environment (docs/hosting.md). The site must be made with
# --layout directory, and without --precompress: a store does not choose between compressed copies.
#
# Files are compared by checksum. Never by size alone (--size-only): most edits leave the size of a page as it is, and
# would not be uploaded. Never by time: every checkout has new times, and each would cost a request to the store.
set -euo pipefail

if (($# < 2)); then
  echo "usage: ${0##*/} <folder> <remote:bucket> [rclone flags]" >&2
  exit 2
fi
folder=$1 bucket=$2
shift 2
if [[ ! -f $folder/index.html ]]; then
  echo "There is no site in $folder: run npm run gen-site -- --layout directory first." >&2
  exit 1
fi

compare=(--checksum --fast-list --transfers 64 --checkers 64)
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
  --exclude-from "$settings/exclude.txt" "$@"
