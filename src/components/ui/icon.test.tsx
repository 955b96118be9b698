import { ChevronDown } from 'lucide'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Icon } from './icon.tsx'

test('an icon is drawn from its data, and is not read aloud', () => {
  expect(renderToStaticMarkup(<Icon node={ChevronDown} className="size-4" />)).toBe(
    '<svg viewBox="0 0 24 24" aria-hidden="true" class="icon size-4"><path d="m6 9 6 6 6-6"></path></svg>',
  )
})

test('an icon may be drawn with a thinner line', () => {
  expect(renderToStaticMarkup(<Icon node={ChevronDown} strokeWidth={1.5} />)).toContain(' stroke-width="1.5"')
})
