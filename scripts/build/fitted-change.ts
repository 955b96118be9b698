import type { Plugin } from 'vite'

type FittedChange = {
  name: string
  environment: 'client' | 'ssr'
  /** Ends of the files' names, below node_modules. */
  files: ReadonlyArray<string>
  /** Gives the changed source, or undefined when the source is not the release that the change was made for. */
  change: (source: string, file: string) => string | undefined
}

/** Changes a library in the build. Where the change does not fit, the source stays as it was published, with a warning. */
export function fittedChange({ name, environment, files, change }: FittedChange): Plugin {
  return {
    name,
    apply: 'build',
    applyToEnvironment: (candidate) => candidate.name === environment,
    transform: {
      filter: { id: /node_modules/ },
      handler(source, id) {
        const file = files.find((end) => id.endsWith(`/node_modules/${end}`))
        if (file === undefined) return null
        const code = change(source, file)
        if (code !== undefined) return { code, map: null }
        this.warn(`${file} is not the release that ${name} was made for: building with the stock source`)
        return null
      },
    },
  }
}
