import { parseHTML } from 'linkedom'
import { createElement, type ReactElement } from 'react'
import { jsx, jsxs } from 'react/jsx-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { reactModule } from './markup-to-react.ts'

const PAGE = `<!DOCTYPE html><html lang="en-IN"><head><meta charset="utf-8"><title>Plumbing &amp; more</title>
<script nonce="n">if (1 < 2) start()</script></head><body class="a b"><p hidden>x</p>
<label for="q">Search</label><input id="q" name="q" value="tap" disabled>
<svg viewBox="0 0 24 24" stroke-width="2"><path d="m6 9 6 6"></path></svg>
<p style="--order: 2; text-align: center">A <b>bold</b> word, ₹ 299</p></body></html>`

function rendered(html: string): string {
  const body = reactModule(html)
    .replace(/^import.*$/m, '')
    .replace('export ', '')
  const Page: () => ReactElement = new Function('jsx', 'jsxs', `${body}; return Page`)(jsx, jsxs)
  return renderToStaticMarkup(createElement(Page))
}

/** What a document is made of, whatever the spelling of its markup. */
function shape(html: string): Array<string> {
  const { document } = parseHTML(html)
  return [...document.querySelectorAll('*')].map((element) => {
    const attributes = [...element.attributes].map(
      ({ name, value }) => `${name.toLowerCase()}=${value.replace(/[;:] +/g, (text) => text[0] ?? '')}`,
    )
    return [element.localName, ...attributes.sort(), element.children.length ? '' : element.textContent].join(
      ' ',
    )
  })
}

test('the component renders the markup that it was made of', () => {
  expect(shape(rendered(PAGE))).toEqual(shape(PAGE))
})
