import type { Plugin } from 'vite'

/** An `import()` of a file of ours. */
const LATE_IMPORT = /\bimport\((["'])([#.][\w./#-]+)\1\)/g
/** Rooms whose `import()`s are for what a visitor opens or the browser does by itself. */
const RENDERED = /\/src\/(?:features|components)\//

/** Source whose `import()`s give what was imported from the start. */
export function importAtOnce(source: string): string {
  const files: Array<string> = []
  const code = source.replace(LATE_IMPORT, (_call, _quote, file: string) => {
    if (!files.includes(file)) files.push(file)
    return `Promise.resolve(__part${files.indexOf(file)})`
  })
  const imports = files.map((file, index) => `import * as __part${index} from ${JSON.stringify(file)};`)
  return imports.join('') + code
}

/** Source whose `import()`s are refused. */
export function importNever(source: string): string {
  return source.replace(
    LATE_IMPORT,
    (_call, _quote, file: string) =>
      `Promise.reject(new Error(${JSON.stringify(`${file} is for the browser alone`)}))`,
  )
}

/**
 * In the worker's one file nothing loads later: an `import()` would only have every module that it leads to packed into
 * a function of its own. What a loader imports is imported from the start; what a component imports is left out,
 * because a component does so in effects and handlers, and with `lazy()` for what is not there before a visitor acts.
 */
export function serverImports(): Plugin {
  return {
    name: 'server-imports',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: 'import(' },
      handler: (source, id) => ({
        code: RENDERED.test(id) ? importNever(source) : importAtOnce(source),
        map: null,
      }),
    },
  }
}
