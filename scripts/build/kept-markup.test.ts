import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { bytesOf, createElement, evaluate, Suspense, source, use } from '../../tests/support/react-server.ts'
import { withKeptMarkup } from './kept-markup.ts'
import { joinStringChunks } from './string-chunks.ts'

const react = evaluate(withKeptMarkup(joinStringChunks(source) ?? '') ?? '')
const stock = evaluate(source)

type Subject = { title: string }
type Part = ((props: { of: Subject; children?: ReactNode }) => ReactNode) & {
  markupSubject: (props: { of: Subject }) => Subject | undefined
}

const rendered = vi.fn()

function part(render: (subject: Subject, children: ReactNode) => ReactNode): Part {
  const component = ({ of, children }: { of: Subject; children?: ReactNode }) => {
    rendered(of.title)
    return render(of, children)
  }
  return Object.assign(component, { markupSubject: ({ of }: { of: Subject }) => of })
}

async function markup(node: ReactNode): Promise<string> {
  return (await bytesOf(react, node)).toString()
}

const Card = part(({ title }) => createElement('li', { title: `"${title}"` }, title, ' & more'))

beforeEach(() => {
  rendered.mockClear()
})

test('the pinned react-dom is the release that the memory was made for, any other source is left alone', () => {
  expect(withKeptMarkup(source)).toBeDefined()
  expect(
    withKeptMarkup(source.replaceAll('renderWithHooks(request, task', 'renderHooks(request, task')),
  ).toBeUndefined()
})

test('a part is rendered once for its object, and comes out the same again', async () => {
  const [first, second] = [{ title: 'Tap' }, { title: 'Drain <₹500>' }]
  const list = () =>
    createElement(
      'ul',
      null,
      'before',
      createElement(Card, { of: first }),
      'between',
      createElement(Card, { of: second }),
      'after',
    )
  const expected = (await bytesOf(stock, list())).toString()
  rendered.mockClear()
  expect(await markup(list())).toBe(expected)
  expect(await markup(list())).toBe(expected)
  expect(rendered.mock.calls).toEqual([['Tap'], ['Drain <₹500>']])
})

test('another object with the same content, and another part of the same object, are rendered', async () => {
  const Row = part(({ title }) => createElement('tr', null, title))
  const subject = { title: 'Tap' }
  await markup(createElement(Card, { of: subject }))
  await markup(createElement(Card, { of: { title: 'Tap' } }))
  expect(await markup(createElement(Row, { of: subject }))).toBe('<tr>Tap</tr>')
  expect(rendered).toHaveBeenCalledTimes(3)
})

test('a part is rendered whenever its properties have a say', async () => {
  const Button = Object.assign(
    ({ of, pressed }: { of: Subject; pressed: boolean }) =>
      createElement('button', { type: 'button', 'aria-pressed': pressed }, of.title),
    { markupSubject: ({ of, pressed }: { of: Subject; pressed: boolean }) => (pressed ? undefined : of) },
  )
  const of = { title: 'Tap' }
  await markup(createElement(Button, { of, pressed: false }))
  expect(await markup(createElement(Button, { of, pressed: true }))).toContain('aria-pressed="true"')
  expect(await markup(createElement(Button, { of, pressed: false }))).toContain('aria-pressed="false"')
})

test('text at an edge of a part is not kept: what is beside it decides how it is written', async () => {
  const Words = part(({ title }) => title)
  const of = { title: 'Tap' }
  const line = () => createElement('p', null, 'a', createElement(Words, { of }), 'b')
  const expected = (await bytesOf(stock, line())).toString()
  expect(await markup(line())).toBe(expected)
  expect(await markup(line())).toBe(expected)
})

test('a part that was late, or holds a boundary, is rendered each time', async () => {
  const answer = (text: string) => new Promise<string>((resolve) => setTimeout(resolve, 5, text))
  const Late = ({ words }: { words: Promise<string> }) => createElement('b', null, use(words))
  const Frame = part((_, children) => createElement('div', null, children))
  const of = { title: 'Tap' }
  const framed = (text: string) => createElement(Frame, { of }, createElement(Late, { words: answer(text) }))
  const bounded = (text: string) =>
    createElement(Frame, { of }, createElement(Suspense, null, createElement('b', null, text)))
  expect(await markup(framed('one'))).toContain('one')
  expect(await markup(framed('two'))).toContain('two')
  expect(await markup(bounded('three'))).toContain('three')
  expect(await markup(bounded('four'))).toContain('four')
})

test('a part that failed in the middle leaves nothing behind', async () => {
  const Frame = part((_, children) => createElement('div', null, 'begun', children))
  const Broken = () => {
    throw new Error('broken')
  }
  const of = { title: 'Tap' }
  await markup(createElement(Frame, { of }, createElement(Broken))).catch(() => undefined)
  expect(await markup(createElement(Frame, { of }))).toBe('<div>begun</div>')
})
