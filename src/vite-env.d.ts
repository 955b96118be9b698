/// <reference types="vite/client" />

declare module 'virtual:client-assets' {
  export type ManifestChunk = {
    file: string
    src?: string
    isEntry?: boolean
    imports?: Array<string>
    dynamicImports?: Array<string>
    css?: Array<string>
  }
  /** Null in development. */
  export const manifest: Record<string, ManifestChunk> | null
  export const buildId: string
  /** Hashes of the stylesheets by their address, for `integrity`. */
  export const integrity: Record<string, string>
}

declare module 'virtual:service-worker-shell' {
  /** Changes with the files of the client. */
  export const build: string
  export const stylesheet: string
  /** Addresses of the files that a page without a connection needs. */
  export const shell: ReadonlyArray<string>
}
