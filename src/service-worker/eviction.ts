export type KeptEntry = { url: string; storedAt: number; bytes: number }
export type Limits = { entries: number; bytes: number }

/** What has to go so that the newest entries stay within the limits. */
export function entriesToDrop(entries: ReadonlyArray<KeptEntry>, limits: Limits): Array<string> {
  let count = 0
  let bytes = 0
  let full = false
  const dropped: Array<string> = []
  for (const entry of entries.toSorted((a, b) => b.storedAt - a.storedAt)) {
    count += 1
    bytes += entry.bytes
    full ||= count > limits.entries || bytes > limits.bytes
    if (full) dropped.push(entry.url)
  }
  return dropped
}

/**
 * The built files that nothing needs any more: of an older build, not in the shell, and in no page of which there is a
 * copy.
 */
export function assetsToDrop(
  assets: ReadonlyArray<{ url: string; build: string | null }>,
  build: string,
  needed: ReadonlySet<string>,
): Array<string> {
  return assets
    .filter((asset) => asset.build !== build && !needed.has(new URL(asset.url).pathname))
    .map(({ url }) => url)
}
