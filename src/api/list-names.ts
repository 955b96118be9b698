const LISTS = ['category/fetch_all', 'category/primary', 'category/popular', 'blog/all', 'provider/all']

/** Whether an entry cannot be called so, for its address would be that of a list. */
export function isListName(folder: string, id: string): boolean {
  return LISTS.includes(`${folder}/${id}`)
}
