import { type ComponentType, createElement, lazy, use } from 'react'
import { untilLoaded, untilOnline } from '#browser/build-gone.ts'
import { isFirstPage } from '#browser/hydration-gate.ts'
import { toastStore } from '#browser/toasts.ts'
import { shell } from '#content/shell.ts'

type Load<P extends object> = () => Promise<ComponentType<P>>

/** Returns true if the code may be loaded: over a connection, from a service worker, or because it was preloaded. */
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
 * Resolves when the part has loaded; the page stays as it is meanwhile. Older browsers cache the failure of a module
 * until a reload, so an online visitor who asked for the part is offered one.
 */
async function untilPartLoaded<T>(load: () => Promise<T>, isAskedFor: boolean): Promise<T> {
  let toast: number | undefined
  const loaded = await untilLoaded(
    async () => {
      if (!isReachable()) await untilOnline()
      return load()
    },
    () => {
      if (isAskedFor && navigator.onLine) toast ??= showFailure()
    },
  )
  if (toast !== undefined) toastStore.dismiss(toast)
  return loaded
}

/** Returns a component that the server preloads, so that a render does not suspend. */
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
 * Returns a component that the browser loads at its first render, like React's `lazy`, but with retries. After the
 * first page, it is preloaded. The server preloads all code, so that it renders the part even to a string, where `lazy`
 * would leave the part to the browser. A part that never loads is left out, silently unless the visitor asked for it.
 */
export function lazyWithRetry<P extends object>(load: Load<P>, isAskedFor = false): ComponentType<P> {
  if (import.meta.env.SSR) return loadedAhead(load)
  if (!isFirstPage()) load().catch(() => undefined)
  return lazy(async () => ({ default: await untilPartLoaded(load, isAskedFor) }))
}
