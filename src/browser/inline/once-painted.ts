/**
 * Runs a task once the page is painted: until then, connection and CPU belong to the document, its stylesheet and its
 * font. A hidden tab is not painted and does not wait.
 */
export function oncePainted(task: () => void): void {
  if (document.hidden) task()
  else requestAnimationFrame(() => setTimeout(task))
}
