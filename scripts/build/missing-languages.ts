import type { Plugin } from 'vite'
import { languageOfPath } from '#lib/language.ts'

/** Answers the pages of languages that the development server of `code` does not serve: it builds one at a time. */
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
