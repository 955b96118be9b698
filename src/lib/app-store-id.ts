/** The number of an app in a link to the App Store; undefined for a link without one, and for a placeholder of zeros. */
export function appStoreId(link: string): string | undefined {
  return link.match(/\/id(?!0+\b)(\d+)\b/)?.[1]
}
