/** Somebody who was chosen to be compared. */
export type Compared = { id: string; name: string }

/** Who is compared, in the order of choice, and the job that they were last looked at for. */
export type Comparison = { people: ReadonlyArray<Compared>; job?: string }

const KEY = 'comparison'
const MOST_ON_PHONE = 3
/** The most that one page compares. */
export const MOST_COMPARED = 4
/** From this width a table of four is read without scrolling. */
const WIDE = '(min-width: 1280px)'

const NOBODY: Comparison = { people: [] }

function isCompared(value: unknown): value is Compared {
  return (
    value instanceof Object &&
    'id' in value &&
    typeof value.id === 'string' &&
    'name' in value &&
    typeof value.name === 'string'
  )
}

/** What an earlier page of the visit has kept; nobody when there is nothing, or nothing that can be read. */
export function readComparison(stored: string | null): Comparison {
  try {
    const value: unknown = JSON.parse(stored ?? '')
    if (!(value instanceof Object) || !('people' in value) || !Array.isArray(value.people)) return NOBODY
    const people = value.people.filter(isCompared).slice(0, MOST_COMPARED)
    const job = 'job' in value && typeof value.job === 'string' ? value.job : undefined
    return { people, ...(job && { job }) }
  } catch {
    return NOBODY
  }
}

let current: Comparison | undefined
const listeners = new Set<() => void>()

function read(): Comparison {
  if (current) return current
  try {
    current = readComparison(sessionStorage.getItem(KEY))
  } catch {
    current = NOBODY
  }
  return current
}

function write(next: Comparison): void {
  current = next
  try {
    sessionStorage.setItem(KEY, JSON.stringify(next))
  } catch {
    // the choice then lasts for this page only
  }
  for (const listener of listeners) listener()
}

/** The visitor's choice of whom to compare, kept for the visit. In the browser only. */
export const comparison = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  read,
  /** On the server, and while its HTML is taken over. */
  none: () => NOBODY,
  /** How many can be chosen on this screen. */
  most: () => (matchMedia(WIDE).matches ? MOST_COMPARED : MOST_ON_PHONE),
  /** Takes somebody in, or out again; nobody is taken in beyond the most. */
  toggle({ id, name }: Compared, job?: string): void {
    const { people, job: before } = read()
    const others = people.filter((person) => person.id !== id)
    const isAdded = others.length === people.length && people.length < comparison.most()
    const forJob = job ?? before
    write({ people: isAdded ? [...others, { id, name }] : others, ...(forJob && { job: forJob }) })
  },
  clear: () => write(NOBODY),
}
