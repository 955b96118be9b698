import type { NetworkInformation } from '#browser/save-data.ts'

/** The parts of the service worker's global scope that we use. TypeScript's DOM library lacks their types. */
type ExtendableEvent = Event & { waitUntil: (work: Promise<unknown>) => void }

export type FetchEvent = ExtendableEvent & {
  request: Request
  clientId: string
  respondWith: (answer: Promise<Response>) => void
}

type WorkerEvents = {
  install: ExtendableEvent
  activate: ExtendableEvent
  fetch: FetchEvent
  message: ExtendableEvent & { data: unknown }
  sync: ExtendableEvent & { tag: string }
}

export type Client = { id: string; postMessage: (message: unknown) => void }

type WorkerScope = {
  addEventListener: <K extends keyof WorkerEvents>(type: K, run: (event: WorkerEvents[K]) => void) => void
  location: Location
  navigator: { connection?: NetworkInformation }
  skipWaiting: () => Promise<void>
  registration: {
    active: unknown
    /** A version that is being installed; `waiting` is one that is installed. */
    installing: unknown
    waiting: unknown
    unregister: () => Promise<boolean>
    navigationPreload?: { disable: () => Promise<void> }
  }
  clients: {
    claim: () => Promise<void>
    get: (id: string) => Promise<Client | undefined>
    matchAll: (options: { type: 'window'; includeUncontrolled: boolean }) => Promise<ReadonlyArray<Client>>
  }
}

declare const self: WorkerScope

export const scope = self
