import type { Plugin } from 'vite'
import { languageOfPath } from '#lib/language.ts'

/**
 * Creates the plugin that answers 404 to pages in languages other than `code`, because a development server serves only
 * one language.
 */
export function missingLanguages(code: string): Plugin {
  return {
    name: 'missing-languages',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const language = languageOfPath(new URL(request.url ?? '/', 'http://localhost').pathname)
        if (language.base === '' || language.code === code) return next()
        response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' })
        response.end(
          `This development server serves ${code}. \`npm run dev -- --mode ${language.code}\` serves this page.\n`,
        )
      })
    },
  }
}
