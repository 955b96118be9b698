import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html, parseFragment } from 'parse5'

/** Longest markup that is parsed, in characters. */
export const MOST_CHARACTERS = 512 * 1024
/** The HTML5 algorithm can make far more elements than there are tags: unclosed formatting is opened anew in every block. */
const MOST_NODES = 20_000
/** The algorithm looks through the open elements at most tags, so this also keeps its time linear. */
const MOST_OPEN_ELEMENTS = 512

/** Markup that would take more time or memory than any article is worth. */
export class TooComplexError extends Error {
  override name = 'TooComplexError'
}

function boundedAdapter(): typeof defaultTreeAdapter {
  const { createElement, createCommentNode } = defaultTreeAdapter
  let nodes = 0
  let openElements = 0

  function count(): void {
    nodes += 1
    if (nodes > MOST_NODES) throw new TooComplexError('too many nodes')
  }

  return {
    ...defaultTreeAdapter,
    createElement(tagName, namespace, attributes) {
      count()
      return createElement(tagName, namespace, attributes)
    },
    createCommentNode(data) {
      count()
      return createCommentNode(data)
    },
    onItemPush() {
      openElements += 1
      if (openElements > MOST_OPEN_ELEMENTS) throw new TooComplexError('too deep')
    },
    onItemPop() {
      openElements -= 1
    },
  }
}

/**
 * Parses markup with the HTML5 algorithm as the content of a `<div>`, as a browser does where it is shown.
 * @throws TooComplexError before the markup can cost much
 */
export function parseBounded(markup: string): DefaultTreeAdapterTypes.DocumentFragment {
  if (markup.length > MOST_CHARACTERS) throw new TooComplexError('too long')
  const context = defaultTreeAdapter.createElement('div', html.NS.HTML, [])
  return parseFragment(context, markup, { treeAdapter: boundedAdapter() })
}
