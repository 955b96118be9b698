import type { Plugin } from 'vite'
import { languageOfPath } from '#lib/language.ts'

/** Creates the plugin that answers pages in other languages than `code`: a development server serves one. */
export function missingLanguages(code: string): Plugin {
  return {
    name: 'missing-languages',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const asked = languageOfPath(new URL(request.url ?? '/', 'http://localhost').pathname)
        if (asked.base === '' || asked.code === code) return next()
        response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' })
        response.end(
          `This development server serves ${code}. \`npm run dev -- --mode ${asked.code}\` serves this page.\n`,
        )
      })
    },
  }
}
