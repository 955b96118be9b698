/**
 * Returns true if the document is at the address that it was rendered for (`data-address` of its root): the same path,
 * and the parameters that its page reads. In an archive, a mirror, a saved file or a mixed-up cache it is not, and its
 * client would render another page.
 */
export function isAtOwnAddress(): boolean {
  const { address } = document.documentElement.dataset
  if (address === undefined) return true
  const { pathname, searchParams } = new URL(address, 'https://site.invalid')
  const present = new URLSearchParams(location.search)
  return (
    pathname === location.pathname &&
    [...searchParams].every(([name, value]) => present.getAll(name).includes(value))
  )
}

/**
 * Runs a task once the page is painted, because until then the document, its stylesheet and its font need connection
 * and CPU. A hidden tab is not painted and does not wait.
 */
export function oncePainted(task: () => void): void {
  if (document.hidden) task()
  else requestAnimationFrame(() => setTimeout(task))
}
