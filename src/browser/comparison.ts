import { COMPARISON_EVENT, COMPARISON_KEY, onComparison } from '#browser/has-comparison.ts'

/** A provider selected for comparison, with the name in the language of the choice. */
export type Compared = { id: string; name: string }

/** The compared providers in the order of choice, and the job of the last list. */
type Comparison = { providers: ReadonlyArray<Compared>; job?: string }

const MAX_ON_PHONE = 3
/** Maximum number of providers that one page compares. */
export const MAX_COMPARED = 4
/** Minimum width at which a table of four needs no scrolling. */
const WIDE = '(min-width: 1280px)'

const NOBODY: Comparison = { providers: [] }

function isCompared(value: unknown): value is Compared {
  return (
    value instanceof Object &&
    'id' in value &&
    typeof value.id === 'string' &&
    'name' in value &&
    typeof value.name === 'string'
  )
}

/** Returns the providers stored by an earlier page of the visit; none if nothing can be read. */
export function readComparison(stored: string | null): Comparison {
  try {
    const value: unknown = JSON.parse(stored ?? '')
    if (!(value instanceof Object) || !('providers' in value) || !Array.isArray(value.providers))
      return NOBODY
    const providers = value.providers.filter(isCompared).slice(0, MAX_COMPARED)
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
    else sessionStorage.setItem(COMPARISON_KEY, JSON.stringify(next))
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
  clear: () => write(NOBODY),
}
