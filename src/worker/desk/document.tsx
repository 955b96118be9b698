/** @jsxImportSource hono/jsx */
import { hash } from 'node:crypto'
import type { Child } from 'hono/jsx'
import { business } from '#catalogue/business.ts'
import type { AppContext } from '#worker/app-context.ts'
import style from './desk.css?inline'

/** Reloads the list each minute, unless somebody uses it. */
const RELOAD =
  'setInterval(()=>{if(!document.hidden&&document.activeElement===document.body)location.reload()},60000)'

const [script, css] = [RELOAD, style].map((text) => `'sha256-${hash('sha256', text, 'base64')}'`)
const POLICY = `default-src 'none'; script-src ${script}; style-src ${css}; img-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`

type Page = { title: string; body: Child; reloads?: boolean; status?: 200 | 404 | 409 | 422 }

/** Answers with a page of the desk. */
export function sendDeskPage(c: AppContext, { title, body, reloads, status = 200 }: Page): Response {
  c.header('Content-Security-Policy', POLICY)
  const page = (
    <html lang="en-IN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${title} | Desk`}</title>
        <style dangerouslySetInnerHTML={{ __html: style }} />
      </head>
      <body>
        <header>
          <a href="/desk">{business.brand} desk</a> <a href="/desk/print">Call backs of a day</a>
          <bdi>{c.var.deskUser}</bdi>
        </header>
        <main>
          <h1 dir="auto">{title}</h1>
          {body}
        </main>
        {reloads && <script dangerouslySetInnerHTML={{ __html: RELOAD }} />}
      </body>
    </html>
  )
  return c.html(`<!DOCTYPE html>${page}`, status)
}
