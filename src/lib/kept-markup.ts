import type { ComponentType } from 'react'

/**
 * Tells the server's render that the markup of a component depends on one object alone, so that it can be kept with it
 * (scripts/build/kept-markup.ts) as long as the object lives. `subjectOf` gives the object for the properties, or undefined
 * when they have a say. The component must begin and end with an element, and have no ids of React's, no context, no
 * boundary and no eager image in it.
 */
export function keepMarkup<P>(
  component: ComponentType<P>,
  subjectOf: (props: P) => object | undefined,
): void {
  if (import.meta.env.SSR) Object.assign(component, { markupSubject: subjectOf })
}
