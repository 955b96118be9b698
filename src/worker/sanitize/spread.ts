import { BLOCKS, RUBY_PARTS } from '#worker/sanitize/element-kinds.ts'
import { isBlank } from '#worker/sanitize/prune-tree.ts'
import { type Element, isElement, type Node } from '#worker/sanitize/tree.ts'

function staysOutside(name: string): boolean {
  return BLOCKS.has(name) || RUBY_PARTS.has(name) || name === 'ruby'
}

/**
 * The nodes with an inline element around each run of inline content instead of one around all, as a browser has it
 * after misnested tags (HTML, "adoption agency algorithm").
 */
export function spread(
  inline: Element,
  nodes: ReadonlyArray<Node>,
  isOpen: (element: Element) => boolean,
  count: () => void,
): Array<Node> {
  const result: Array<Node> = []
  let run: Array<Node> = []
  function endRun(): void {
    if (isBlank(run)) {
      result.push(...run)
    } else {
      count()
      result.push({ ...inline, children: run })
    }
    run = []
  }
  for (const node of nodes) {
    if (isElement(node) && (isOpen(node) || staysOutside(node.name))) {
      endRun()
      node.children = spread(inline, node.children, isOpen, count)
      result.push(node)
    } else {
      run.push(node)
    }
  }
  endRun()
  return result
}
