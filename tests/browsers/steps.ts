import { expect } from 'vitest'
import type { Visitor } from './visitor.ts'

/** Ends when the client follows the links of the page. */
export async function hydrated({ run }: Visitor): Promise<void> {
  await expect.poll(() => run(() => 'routed' in document.documentElement.dataset)).toBe(true)
}

/** Returns the visible words of the first element that fits, or nothing. */
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

/** Path and query of the page. */
export function getAddress({ run }: Visitor): Promise<string> {
  return run(() => location.pathname + location.search)
}

/** Selects what a field holds, for the next word to replace it. */
export function selectAll({ run }: Visitor, css: string): Promise<void> {
  return run((selector) => document.querySelector<HTMLInputElement>(selector)?.select(), css)
}

/** Returns the scroll position in pixels. */
export function toPlace({ run }: Visitor): Promise<number> {
  return run(() => Math.round(scrollY))
}

/**
 * Brings an element into the middle of the view and gives how far down the page is then; ends when the page has been
 * told.
 */
export function scrollToPart({ run }: Visitor, css: string): Promise<number> {
  return run(async (selector) => {
    const told = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }))
    document.querySelector(selector)?.scrollIntoView({ block: 'center', behavior: 'instant' })
    await told
    // A place that was never drawn is none that the browser returns to.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    return Math.round(scrollY)
  }, css)
}

/** Returns a step in the history, as the browser's own buttons make it. */
export function go({ run }: Visitor, by: 1 | -1): Promise<void> {
  return run((steps) => {
    setTimeout(() => history.go(steps), 0)
  }, by)
}

/** Scrolls to the end of a page, so that everything lazy comes. */
export function scrollThrough({ run }: Visitor): Promise<void> {
  return run(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise(requestAnimationFrame)
    }
  })
}

/** Ends when a service worker looks after the page and has a copy of it and of the pictures that it names. */
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
