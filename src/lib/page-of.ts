/** Returns the entries of a page, which is numbered from one; those of the last page if there are fewer pages. */
export function pageOf<T>(list: ReadonlyArray<T>, page: number, size: number): Array<T> {
  const last = Math.max(1, Math.ceil(list.length / size))
  const start = (Math.min(page, last) - 1) * size
  return list.slice(start, start + size)
}
