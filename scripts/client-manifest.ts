import type { Manifest, ManifestChunk } from 'vite'

type Chunk = Pick<ManifestChunk, 'file' | 'imports'>

/** Modules that the server names: the entries, and the parts of routes. */
function isNamed(name: string, chunk: ManifestChunk): boolean {
  return chunk.isEntry === true || name.startsWith('src/routes/')
}

/** Of a client build's manifest what the server needs to name the files of a page. */
export function neededChunks(manifest: Manifest): Record<string, Chunk> {
  const needed: Record<string, Chunk> = {}
  const queue = Object.entries(manifest).flatMap(([name, chunk]) => (isNamed(name, chunk) ? [name] : []))
  for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
    const chunk = manifest[name]
    if (!chunk || needed[name]) continue
    needed[name] = { file: chunk.file, ...(chunk.imports && { imports: chunk.imports }) }
    queue.push(...(chunk.imports ?? []))
  }
  return needed
}
