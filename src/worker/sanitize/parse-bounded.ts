import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html, parseFragment } from 'parse5'

/** Longest markup that is parsed, and the most that the attributes of its elements may take, in characters. */
const MAX_CHARACTERS = 512 * 1024
/** Formatting that is never closed is reopened in every block, so there can be far more elements than tags. */
const MAX_NODES = 20_000
const MAX_OPEN_ELEMENTS = 512
/** Attributes of one element. */
const MAX_ATTRIBUTES = 256

/** Returns a tree adapter that counts what the parser makes, and stops it when that is more than an article has. */
function boundedAdapter(): typeof defaultTreeAdapter {
  let nodes = 0
  let attributeCharacters = 0
  let openElements = 0

  function count(): void {
    nodes += 1
    if (nodes > MAX_NODES) throw new RangeError('too many nodes')
  }

  return {
    ...defaultTreeAdapter,
    createElement(tagName, namespace, attributes) {
      count()
      if (attributes.length > MAX_ATTRIBUTES) throw new RangeError('too many attributes')
      for (const { name, value } of attributes) attributeCharacters += name.length + value.length
      // More than the markup can have by itself: reopened formatting brings its attributes along.
      if (attributeCharacters > MAX_CHARACTERS) throw new RangeError('too large attributes')
      return defaultTreeAdapter.createElement(tagName, namespace, attributes)
    },
    createCommentNode(data) {
      count()
      return defaultTreeAdapter.createCommentNode(data)
    },
    onItemPush() {
      openElements += 1
      if (openElements > MAX_OPEN_ELEMENTS) throw new RangeError('too deep')
    },
    onItemPop() {
      openElements -= 1
    },
  }
}

/**
 * Parses markup with the HTML5 algorithm as the content of a `<div>`, as a browser does where it is shown.
 * @throws RangeError when the markup would take more time or memory than any article is worth, before it does
 */
export function parseBounded(markup: string): DefaultTreeAdapterTypes.DocumentFragment {
  if (markup.length > MAX_CHARACTERS) throw new RangeError('too long')
  const context = defaultTreeAdapter.createElement('div', html.NS.HTML, [])
  return parseFragment(context, markup, { treeAdapter: boundedAdapter() })
}
