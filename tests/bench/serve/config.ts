export type ServedModule = { name: string; kind: 'esModule' | 'text' | 'data' | 'wasm'; file: string }

/** One worker to be served by plain workerd. Paths are absolute; the first module is the entry. */
export type Served = {
  modules: ReadonlyArray<ServedModule>
  /** Folder behind the binding ASSETS. */
  assets: string | undefined
  vars: Readonly<Record<string, string>>
  compatibilityDate: string
  compatibilityFlags: ReadonlyArray<string>
  /** The module of the worker that stands behind the Cache API. */
  cache: string
}

const text = JSON.stringify

/** The configuration of `workerd serve`: the worker straight behind its socket, no proxy. */
export function workerdConfig(served: Served, port: number): string {
  const { modules, assets, vars, compatibilityDate, compatibilityFlags, cache } = served
  const bindings = Object.entries(vars).map(
    ([name, value]) => `(name = ${text(name)}, text = ${text(value)})`,
  )
  if (assets) bindings.push('(name = "ASSETS", service = "assets")')
  const embedded = modules.map(
    ({ name, kind, file }) => `(name = ${text(name)}, ${kind} = embed ${text(file)})`,
  )
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "main", worker = .main),
    (name = "cache", worker = .cache),
    (name = "internet", network = (allow = ["public", "private"])),
    ${assets ? `(name = "assets", disk = (path = ${text(assets)})),` : ''}
  ],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")],
);
const main :Workerd.Worker = (
  modules = [${embedded.join(',\n    ')}],
  compatibilityDate = ${text(compatibilityDate)},
  compatibilityFlags = [${compatibilityFlags.map((flag) => text(flag)).join(', ')}],
  globalOutbound = "internet",
  cacheApiOutbound = "cache",
  bindings = [${bindings.join(', ')}],
);
const cache :Workerd.Worker = (
  modules = [(name = "cache.js", esModule = embed ${text(cache)})],
  compatibilityDate = ${text(compatibilityDate)},
);
`
}
