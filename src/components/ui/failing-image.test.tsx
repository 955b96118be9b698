import { parseHTML } from 'linkedom'
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Avatar } from './avatar.tsx'
import { Picture } from './picture.tsx'

let FailEvent: typeof Event

/** `complete` and `naturalWidth` of an image that failed before hydration. */
let failedEarly = false
let body: HTMLElement

beforeEach(() => {
  failedEarly = false
  const { window, document } = parseHTML('<!doctype html><html><body></body></html>')
  Object.defineProperties(window.HTMLImageElement.prototype, {
    complete: { get: () => failedEarly, configurable: true },
    naturalWidth: { get: () => 0, configurable: true },
  })
  FailEvent = window.Event
  vi.stubGlobal('window', window)
  vi.stubGlobal('document', document)
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  body = document.body
})

afterEach(() => {
  vi.unstubAllGlobals()
})

function render(node: ReactNode): void {
  const root = createRoot(body)
  act(() => root.render(node))
}

function fail(): void {
  act(() => void body.querySelector('img')?.dispatchEvent(new FailEvent('error')))
}

const photo = <Avatar name="Asha Verma" image="/photos/asha.jpg" />
const picture = <Picture src="/images/x.svg" fallback="/images/y.svg" alt="" width={1} height={1} />

test('an avatar with a photo shows it, and the initials once it has failed', () => {
  render(photo)
  expect(body.querySelector('img')?.getAttribute('src')).toBe('/photos/asha.jpg')
  fail()
  expect(body.querySelector('img')).toBeNull()
  expect(body.textContent).toBe('AV')
})

test('an avatar whose photo failed before hydration shows the initials', () => {
  failedEarly = true
  render(photo)
  expect(body.textContent).toBe('AV')
})

test('an avatar without a photo, or with an unsafe address, shows the initials', () => {
  render(<Avatar name="Asha Verma" image="javascript:alert(1)" />)
  expect(body.textContent).toBe('AV')
})

test('a picture that fails shows its fallback', () => {
  render(picture)
  expect(body.querySelector('img')?.getAttribute('src')).toBe('/images/x.svg')
  fail()
  expect(body.querySelector('img')?.getAttribute('src')).toBe('/images/y.svg')
})

test('a failed photo is replaced by the drawing, and a failed drawing by the fallback', () => {
  render(<Picture src="/photo.jpg" drawing="/drawing.svg" fallback="/any.svg" alt="" width={1} height={1} />)
  const shown = () => body.querySelector('img')?.getAttribute('src')
  expect(shown()).toBe('/photo.jpg')
  fail()
  expect(shown()).toBe('/drawing.svg')
  fail()
  expect(shown()).toBe('/any.svg')
  fail()
  expect(shown()).toBe('/any.svg')
})

test('without a photo the drawing is shown, and without both the fallback', () => {
  render(<Picture src={undefined} drawing="/drawing.svg" fallback="/any.svg" alt="" width={1} height={1} />)
  expect(body.querySelector('img')?.getAttribute('src')).toBe('/drawing.svg')
})

test('a picture that failed before hydration shows its fallback', () => {
  failedEarly = true
  render(picture)
  expect(body.querySelector('img')?.getAttribute('src')).toBe('/images/y.svg')
})

test('a name in Devanagari has one initial, because two are a word', () => {
  render(<Avatar name="महेश लाल" />)
  expect(body.textContent).toBe('म')
})

test('an avatar without a photo shows whole letters when the name has letters beyond 16 bits', () => {
  render(<Avatar name="😀 𝐑avi" />)
  expect(body.textContent).toBe('😀𝐑')
})
