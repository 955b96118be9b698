import type { Manifest } from 'vite'

/** Modules that the server names: the entries, and the parts of routes. */
function isNamed(name: string, manifest: Manifest): boolean {
  return manifest[name]?.isEntry === true || name.startsWith('src/routes/')
}

/** The file of a module and those of all that it imports statically, nearest first, by a client build's manifest. */
export function filesOf(manifest: Manifest, module: string): Array<string> {
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

/** The file of the stylesheet that every page has. @throws when the build has none */
export function stylesheetOf(manifest: Manifest): string {
  const stylesheet = Object.values(manifest).find(({ file }) => /\/app-[^/]*\.css$/.test(file))
  if (!stylesheet) throw new Error('the stylesheet is not in the manifest')
  return stylesheet.file
}

/**
 * Maps the source file of each module that the server names to the addresses of its files. The router plugin adds a query
 * to the part of a route that it splits off. @throws if a route has several parts, of which a page would need only some
 */
export function namedFiles(manifest: Manifest): Record<string, Array<string>> {
  const files: Record<string, Array<string>> = {}
  for (const module of Object.keys(manifest).filter((name) => isNamed(name, manifest))) {
    const [source = ''] = module.split('?', 1)
    if (files[source]) throw new Error(`expected one part of ${source} in the manifest, found several`)
    files[source] = filesOf(manifest, module).map((file) => `/${file}`)
  }
  return files
}
