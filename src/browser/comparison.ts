import { isText, parseStored, readSession } from './storage.ts'

/** A provider selected for comparison, with the name in the language of the choice. */
export type Compared = { id: string; name: string }

/** The service and job of a list, as far as it has them. */
type ListScope = { service?: string; job?: string }

/** The compared providers in the order of choice, and the service and job of the last list. */
type Comparison = { providers: ReadonlyArray<Compared> } & ListScope

const KEY = 'comparison'
const MAX_ON_PHONE = 3
/** Maximum number of providers that one page compares. */
export const MAX_COMPARED = 4
/** Minimum width at which a table of four needs no scrolling. */
const WIDE = '(min-width: 1280px)'

const NOBODY: Comparison = { providers: [] }

const listeners = new Set<() => void>()
let current: Comparison | undefined

function readStoredChoice(): Comparison | undefined {
  return parseStored<Comparison>(readSession(KEY), ({ providers }) =>
    providers.every(({ id, name }) => isText(id) && isText(name)),
  )
}

function read(): Comparison {
  current ??= readStoredChoice() ?? NOBODY
  return current
}

/** Another page may have changed the choice while the browser kept this one. */
function reread(): void {
  current = readStoredChoice() ?? current
  for (const listener of listeners) listener()
}

function write(next: Comparison): void {
  current = next
  try {
    sessionStorage.setItem(KEY, JSON.stringify(next))
  } catch {
    // Storage is blocked or full: the choice lasts for this page only.
  }
  for (const listener of listeners) listener()
}

/** The providers that the visitor compares, stored for the visit. Browser only. */
export const comparison = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    addEventListener('pageshow', reread)
    return () => listeners.delete(listener)
  },
  read,
  /** The snapshot on the server and during hydration. */
  none: () => NOBODY,
  /** Returns the number of providers that fit on this screen. */
  most: () => (matchMedia(WIDE).matches ? MAX_COMPARED : MAX_ON_PHONE),
  /** Adds or removes a provider. Adds none above the maximum. */
  toggle({ id, name }: Compared, scope?: ListScope): void {
    const { providers, ...before } = read()
    const others = providers.filter((provider) => provider.id !== id)
    const isAdded = others.length === providers.length && providers.length < comparison.most()
    write({ ...(scope ?? before), providers: isAdded ? [...others, { id, name }] : others })
  },
  /** Removes a provider, if it is selected. */
  drop(id: string): void {
    const provider = read().providers.find((chosen) => chosen.id === id)
    if (provider) comparison.toggle(provider)
  },
  clear: () => write(NOBODY),
}
