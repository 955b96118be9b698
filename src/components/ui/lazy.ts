import { type ComponentType, createElement, lazy as reactLazy, use } from 'react'

/**
 * Returns a component whose code the browser loads by itself. The worker loads it before the first rendering, so that
 * the HTML has the part. A part that fails to load stays as the server sent it.
 */
export function lazy<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  if (!import.meta.env.SSR)
    return reactLazy(async () => ({
      default: await load().catch(() => new Promise<ComponentType<P>>(() => {})),
    }))
  let Loaded: ComponentType<P> | undefined
  const loading = load().then((component) => {
    Loaded = component
    return component
  })
  return (props: P) => createElement(Loaded ?? use(loading), props)
}
