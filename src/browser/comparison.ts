import { COMPARISON_EVENT, COMPARISON_KEY, onComparison } from '#browser/has-comparison.ts'
import { language } from '#lib/language.ts'

/** A provider selected for comparison. The name is empty if it is known in another language only. */
export type Compared = { id: string; name: string }

/** A provider as stored for the visit, with the language of the name (English by default). */
type Kept = Compared & { language?: string }

/** The compared providers in the order of choice, and the job of the last list. */
type Comparison = { providers: ReadonlyArray<Compared>; job?: string }

const MAX_ON_PHONE = 3
/** Maximum number of providers that one page compares. */
export const MAX_COMPARED = 4
/** Minimum width at which a table of four needs no scrolling. */
const WIDE = '(min-width: 1280px)'

const NOBODY: Comparison = { providers: [] }

function isKept(value: unknown): value is Kept {
  return (
    value instanceof Object &&
    'id' in value &&
    typeof value.id === 'string' &&
    'name' in value &&
    typeof value.name === 'string'
  )
}

function inThisLanguage({ id, name, language: its = 'en' }: Kept): Compared {
  return { id, name: its === language.code ? name : '' }
}

function kept(provider: Compared): Kept {
  return { ...provider, language: language.code }
}

/** Returns the providers stored by an earlier page of the visit; none if nothing can be read. */
export function readComparison(stored: string | null): Comparison {
  try {
    const value: unknown = JSON.parse(stored ?? '')
    if (!(value instanceof Object) || !('providers' in value) || !Array.isArray(value.providers))
      return NOBODY
    const providers = value.providers.filter(isKept).slice(0, MAX_COMPARED).map(inThisLanguage)
    const job = 'job' in value && typeof value.job === 'string' ? value.job : undefined
    return { providers, ...(job && { job }) }
  } catch {
    return NOBODY
  }
}

let current: Comparison | undefined

function readKept(): Comparison {
  try {
    return readComparison(sessionStorage.getItem(COMPARISON_KEY))
  } catch {
    return current ?? NOBODY
  }
}

function read(): Comparison {
  current ??= readKept()
  return current
}

/** Rereads the selection: another document may have changed it while this one was in the back/forward cache. */
function reread({ persisted }: PageTransitionEvent): void {
  if (!persisted) return
  current = readKept()
  dispatchEvent(new Event(COMPARISON_EVENT))
}

function subscribe(listener: () => void): () => void {
  // The listener is added once for all subscribers.
  addEventListener('pageshow', reread)
  return onComparison(listener)
}

function write(next: Comparison): void {
  current = next
  try {
    if (next.providers.length === 0) sessionStorage.removeItem(COMPARISON_KEY)
    else
      sessionStorage.setItem(COMPARISON_KEY, JSON.stringify({ ...next, providers: next.providers.map(kept) }))
  } catch {
    // Storage failed: the choice lasts for this page only.
  }
  dispatchEvent(new Event(COMPARISON_EVENT))
}

/** The providers that the visitor compares, stored for the visit. Browser only. */
export const comparison = {
  subscribe,
  read,
  /** The snapshot on the server and during hydration. */
  none: () => NOBODY,
  /** Returns the number of providers that fit on this screen. */
  most: () => (matchMedia(WIDE).matches ? MAX_COMPARED : MAX_ON_PHONE),
  /** Adds or removes a provider. Adds none above the maximum. */
  toggle({ id, name }: Compared, job?: string): void {
    const { providers, job: before } = read()
    const others = providers.filter((provider) => provider.id !== id)
    const isAdded = others.length === providers.length && providers.length < comparison.most()
    const forJob = job ?? before
    write({ providers: isAdded ? [...others, { id, name }] : others, ...(forJob && { job: forJob }) })
  },
  /** Removes a provider, if it is selected. */
  drop(id: string): void {
    const provider = read().providers.find((chosen) => chosen.id === id)
    if (provider) comparison.toggle(provider)
  },
  /** Sets the names of providers that were selected in another language. */
  name(known: ReadonlyArray<Compared>): void {
    const { providers, ...rest } = read()
    const named = providers.map((provider) => known.find(({ id }) => id === provider.id) ?? provider)
    write({ ...rest, providers: named.map(({ id, name }) => ({ id, name })) })
  },
  clear: () => write(NOBODY),
}
