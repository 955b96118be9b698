/**
 * Runs a task once the page is painted, because until then the document, its stylesheet and its font need connection
 * and CPU. A hidden tab is not painted and does not wait.
 */
export function oncePainted(task: () => void): void {
  if (document.hidden) task()
  else requestAnimationFrame(() => setTimeout(task))
}
