import { type ComponentType, createElement, lazy, use } from 'react'
import { isFirstPage } from '#lib/hydration-gate.ts'

const FIRST_PAUSE_MS = 2_000

type Load<P extends object> = () => Promise<ComponentType<P>>

/** Loads again and again, ever more rarely: without a connection the part stays what it is. */
async function untilLoaded<T>(load: () => Promise<T>, pauseMs = FIRST_PAUSE_MS): Promise<T> {
  try {
    return await load()
  } catch {
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
    return untilLoaded(load, pauseMs * 2)
  }
}

/** The component that is loaded with the server, so that a render finds it there and is not suspended. */
function loadedAhead<P extends object>(load: Load<P>): ComponentType<P> {
  let Loaded: ComponentType<P> | undefined
  const loading = load().then((component) => {
    Loaded = component
    return component
  })
  return function LoadedAhead(props: P) {
    return createElement(Loaded ?? use(loading), props)
  }
}

/**
 * A component whose code the browser loads when it is first rendered, like React's `lazy`; again, when that fails, and at
 * once, when the page is not the first one. The server has all code from its start: there it is rendered with the rest,
 * to a string too, where `lazy` would leave the part to the browser.
 */
export function lazyWithRetry<P extends object>(load: Load<P>): ComponentType<P> {
  if (import.meta.env.SSR) return loadedAhead(load)
  if (!isFirstPage()) load().catch(() => undefined)
  return lazy(async () => ({ default: await untilLoaded(load) }))
}
