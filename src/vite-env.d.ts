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
}
