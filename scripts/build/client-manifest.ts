import type { Manifest } from 'vite'

/** The query of the part with a route's component, as the router plugin names the parts of a route. */
const PAGE_PART = /\?.*\bcomponent\b/

/** Returns true if the server names a module: an entry, or the page of a route. */
function isNamed(name: string, manifest: Manifest): boolean {
  return manifest[name]?.isEntry === true || (name.startsWith('src/routes/') && PAGE_PART.test(name))
}

/**
 * Returns the file of a module and those of all that it imports statically, nearest first, by a client build's
 * manifest.
 */
export function getFiles(manifest: Manifest, module: string): Array<string> {
  const files = new Set<string>()
  const queue = [module]
  for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
    const chunk = manifest[name]
    if (!chunk || files.has(chunk.file)) continue
    files.add(chunk.file)
    queue.push(...(chunk.imports ?? []))
  }
  return [...files]
}

/**
 * Maps the source file of each module that the server names to the addresses of its files. @throws if no route has a
 * page, because the router plugin has changed its names
 */
export function namedFiles(manifest: Manifest): Record<string, Array<string>> {
  const named = Object.keys(manifest).filter((name) => isNamed(name, manifest))
  if (!named.some((name) => PAGE_PART.test(name)))
    throw new Error('expected the pages of routes in the manifest of the client, found none')
  return Object.fromEntries(
    named.map((name) => [name.split('?', 1)[0], getFiles(manifest, name).map((file) => `/${file}`)]),
  )
}
