import { Component, Fragment, type ReactNode } from 'react'

let rebuilds = 0

/** Returns true for the error of a DOM node that is not where React put it. */
export function isMovedNode(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'NotFoundError'
}

/**
 * Renders its content, a single element, again from scratch when React fails because a translator or an extension has
 * moved DOM nodes. React then removes the whole element and none of the nodes in it.
 */
export class Section extends Component<{ children: ReactNode }, { rebuild: number }> {
  override state = { rebuild: 0 }

  static getDerivedStateFromError(error: unknown): { rebuild: number } {
    if (!isMovedNode(error)) throw error
    return { rebuild: ++rebuilds }
  }

  override render(): ReactNode {
    return <Fragment key={this.state.rebuild}>{this.props.children}</Fragment>
  }
}
