import type { Plugin } from 'vite'

const NEAR_IMPORT = /^import \{ (\w+) \} from ('[^']+') with \{ load: 'near' \};?$/gm
const LATER = '#components/ui/near.tsx'

/** Source in which a component imported `with { load: 'near' }` is one whose code is loaded later. */
export function loadLater(source: string): string {
  const changed = source.replace(
    NEAR_IMPORT,
    (_line, name: string, file: string) =>
      `const ${name} = __later(() => import(${file}).then((module) => ({ default: module.${name} })))`,
  )
  return changed === source ? source : `import { later as __later } from '${LATER}';${changed}`
}

/** The same imports without the attribute, which no platform knows. */
export function loadNow(source: string): string {
  return source.replace(NEAR_IMPORT, 'import { $1 } from $2')
}

/**
 * `import { Faqs } from './faqs.tsx' with { load: 'near' }` is a plain import on the server, which renders every part,
 * and in development. In the browser's build it is a lazy component, for a part of the page inside `<Near>`.
 */
export function nearImports(): Plugin {
  return {
    name: 'near-imports',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx$/, code: "with { load: 'near' }" },
      handler(code) {
        const isBrowserBuild = this.environment.name === 'client' && this.environment.mode === 'build'
        return { code: isBrowserBuild ? loadLater(code) : loadNow(code), map: null }
      },
    },
  }
}
