import { type ComponentType, createElement, lazy, use } from 'react'
import { untilLoaded, untilOnline } from '#browser/build-gone.ts'
import { isFirstPage } from '#browser/hydration-gate.ts'
import { toastStore } from '#browser/toasts.ts'
import { shell } from '#content/shell.ts'

type Load<P extends object> = () => Promise<ComponentType<P>>

/** Returns true if the code can be loaded: by a connection, from a service worker, or because it was loaded ahead. */
function isReachable(): boolean {
  return navigator.onLine || Boolean(navigator.serviceWorker?.controller) || !isFirstPage()
}

function showFailure(): number {
  return toastStore.add('error', shell.toasts.partFailed, {
    label: shell.toasts.reload,
    run: () => location.reload(),
  })
}

/**
 * Meanwhile the part stays what it is. Browsers older than HTML of July 2026 keep the first failure of a module for as
 * long as the page is open: who has a connection is offered to reload it.
 */
async function untilPartLoaded<T>(load: () => Promise<T>): Promise<T> {
  let toast: number | undefined
  const loaded = await untilLoaded(
    async () => {
      if (!isReachable()) await untilOnline()
      return load()
    },
    () => {
      if (navigator.onLine) toast ??= showFailure()
    },
  )
  if (toast !== undefined) toastStore.dismiss(toast)
  return loaded
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
 * Returns a component whose code the browser loads when it is first rendered, like React's `lazy`; again, when that
 * fails, and at once, when the page is not the first one. The server has all code from its start: there it is rendered
 * with the rest, to a string too, where `lazy` would leave the part to the browser.
 */
export function lazyWithRetry<P extends object>(load: Load<P>): ComponentType<P> {
  if (import.meta.env.SSR) return loadedAhead(load)
  if (!isFirstPage()) load().catch(() => undefined)
  return lazy(async () => ({ default: await untilPartLoaded(load) }))
}
