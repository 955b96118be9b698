import { Component, Fragment, type ReactNode } from 'react'

let rebuilds = 0

/**
 * Renders its content, which is one element, from scratch when React fails because a translator or an extension has
 * moved nodes that React wants to change. React removes the whole element then, and no node in it.
 */
export class Section extends Component<{ children: ReactNode }, { rebuild: number }> {
  override state = { rebuild: 0 }

  static getDerivedStateFromError(error: unknown): { rebuild: number } {
    if (!(error instanceof DOMException)) throw error
    return { rebuild: ++rebuilds }
  }

  override render(): ReactNode {
    return <Fragment key={this.state.rebuild}>{this.props.children}</Fragment>
  }
}
