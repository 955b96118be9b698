import { type ValuePlugin, writeString, writeValue } from './write-value.ts'

/**
 * What the router takes of seroval to write the state of a page into its scripts, in a tenth of the size: our state is
 * plain data, promises and errors. The names and arguments are seroval's (scripts/build/page-state.ts puts it in its place).
 */
type StreamOptions = {
  plugins: ReadonlyArray<ValuePlugin>
  scopeId: string
  /** Given an expression: the value at first, then for each promise the call that settles it. */
  onSerialize(source: string, initial: boolean): void
  onError(error: unknown): void
  onDone(): void
}

/** Where the functions that settle the promises of a page are kept in the browser. */
function settlersOf(scopeId: string): string {
  return `$R[${writeString(scopeId)}]`
}

/** The script that comes before all others of a page. */
export function getCrossReferenceHeader(scopeId: string): string {
  return `(self.$R=self.$R||{})[${writeString(scopeId)}]=[]`
}

/** Writes a value now, and what its promises settle to when they do. Gives the function that ends it early. */
export function crossSerializeStream(source: unknown, options: StreamOptions): () => void {
  const { plugins, scopeId, onSerialize, onError, onDone } = options
  const settlers = settlersOf(scopeId)
  let ended = false
  let promises = 0
  let pending = 0

  function send(before: string, value: unknown, after: string, initial: boolean): void {
    if (ended) return
    try {
      onSerialize(before + writeValue(value, { plugins, writePromise }) + after, initial)
    } catch (error) {
      ended = true
      onError(error)
    }
    if (ended || pending > 0) return
    ended = true
    onDone()
  }

  function writePromise(promise: Promise<unknown>): string {
    const settler = `${settlers}[${promises++}]`
    const settleWith = (index: number) => (outcome: unknown) => {
      pending--
      send(`${settler}[${index}](`, outcome, ')', false)
    }
    pending++
    promise.then(settleWith(0), settleWith(1))
    return `new Promise((...s)=>${settler}=s)`
  }

  send('', source, '', true)
  return () => {
    ended = true
  }
}

/** A plugin is what it is made of. */
export function createPlugin<Plugin>(plugin: Plugin): Plugin {
  return plugin
}
