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
 * Resolves when the part has loaded; the page stays as it is meanwhile. Older browsers keep the first failure of a
 * module while the page is open, so an online visitor who asked for the part is offered a reload.
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

/** Returns the component that the server loads ahead, so that a render does not suspend. */
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
 * with the rest, to a string too, where `lazy` would leave the part to the browser. The page does without a part that
 * never loads, in silence unless the visitor asked for it.
 */
export function lazyWithRetry<P extends object>(load: Load<P>, isAskedFor = false): ComponentType<P> {
  if (import.meta.env.SSR) return loadedAhead(load)
  if (!isFirstPage()) load().catch(() => undefined)
  return lazy(async () => ({ default: await untilPartLoaded(load, isAskedFor) }))
}
