import { expect } from 'vitest'
import type { Visitor } from './visitor.ts'

/** Waits until the client follows the links of the page. */
export async function hydrated({ run }: Visitor): Promise<void> {
  await expect.poll(() => run(() => 'routed' in document.documentElement.dataset)).toBe(true)
}

/** Returns the visible text of the first matching element; empty without one. */
export function toWords({ run }: Visitor, css: string): Promise<string | undefined> {
  return run((selector) => {
    const element = [...document.querySelectorAll(selector)].find((each) => each.checkVisibility())
    return element?.textContent.replace(/\s+/g, ' ').trim()
  }, css)
}

/** Returns the number of visible elements that match. */
export function count({ run }: Visitor, css: string): Promise<number> {
  return run(
    (selector) => [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility()).length,
    css,
  )
}

/** Returns path and query of the page. */
export function getAddress({ run }: Visitor): Promise<string> {
  return run(() => location.pathname + location.search)
}

/** Selects the text of a field, so that typing replaces it. */
export function selectAll({ run }: Visitor, css: string): Promise<void> {
  return run((selector) => document.querySelector<HTMLInputElement>(selector)?.select(), css)
}

/** Returns the scroll position in pixels. */
export function toPlace({ run }: Visitor): Promise<number> {
  return run(() => Math.round(scrollY))
}

/**
 * Scrolls an element into the middle of the view. Returns the scroll position once the page has had the event.
 */
export function scrollToPart({ run }: Visitor, css: string): Promise<number> {
  return run(async (selector) => {
    const told = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }))
    document.querySelector(selector)?.scrollIntoView({ block: 'center', behavior: 'instant' })
    await told
    // The browser does not return to a position that was never drawn.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    return Math.round(scrollY)
  }, css)
}

/** Steps in the history, like the browser's own buttons. */
export function go({ run }: Visitor, by: 1 | -1): Promise<void> {
  return run((steps) => {
    setTimeout(() => history.go(steps), 0)
  }, by)
}

/** Scrolls to the end of a page, so that all lazy parts load. */
export function scrollThrough({ run }: Visitor): Promise<void> {
  return run(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise(requestAnimationFrame)
    }
  })
}

/** Waits until a service worker controls the page and has copies of it and of its pictures. */
export async function keptForLater({ run }: Visitor): Promise<void> {
  await expect
    .poll(() =>
      run(async () => {
        if (!navigator.serviceWorker.controller) return ['no service worker']
        const pictures = [...document.images].map(({ src }) => src).filter((src) => src.startsWith(origin))
        const wanted = [location.href, ...pictures]
        const kept = await Promise.all(wanted.map((url) => caches.match(url, { ignoreVary: true })))
        return wanted.filter((_, index) => !kept[index])
      }),
    )
    .toEqual([])
}
