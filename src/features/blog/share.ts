export type ShareOutcome = 'shared' | 'dismissed' | 'copied' | 'failed'

/** What of the browser's `navigator` sharing needs; either may be missing. */
export type ShareTools = {
  share?: ((data: ShareData) => Promise<void>) | undefined
  copy?: ((text: string) => Promise<void>) | undefined
}

/** Offers the device's share sheet; where there is none, or it cannot be opened, copies the address. */
export async function shareOrCopy(
  { share, copy }: ShareTools,
  title: string,
  url: string,
): Promise<ShareOutcome> {
  try {
    if (share) {
      await share({ title, url })
      return 'shared'
    }
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') return 'dismissed'
  }
  try {
    if (!copy) return 'failed'
    await copy(url)
    return 'copied'
  } catch {
    return 'failed'
  }
}
