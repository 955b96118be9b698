import { expect, test } from 'vitest'
import { firstScreenStyles, wordsOf } from './first-screen.ts'

const source = `<header className="flex h-(--height) md:p-2.5 \${open ? 'ring' : ''}"><svg className='icon' /></header>`

const styles = (stylesheet: string) => firstScreenStyles(stylesheet, wordsOf(source))

test.each([
  ['an element', 'header{top:0}'],
  ['a class', '.flex{display:flex}'],
  ['a class with signs in it', '.h-\\(--height\\){height:4rem}'],
  ['a class for some widths', '@media (width>=48rem){.md\\:p-2\\.5{padding:1rem}}'],
  ['a class in a template', '.ring{outline:1px solid}'],
  ['a child', '.flex>.icon{margin:0}'],
  ['everything, with the boxes before and after', '*,:after,::before{margin:0}'],
  ['the root', ':root{color-scheme:dark}'],
  ['a layer', '@layer utilities{.flex{display:flex}}'],
  ['a face', '@font-face{font-family:A;src:url(/a.woff2)}'],
  ['what waits', ':root[data-unstyled=all] .later{visibility:hidden}'],
])('%s of the sources stays', (_, rule) => {
  expect(styles(rule)).toBe(rule)
})

test.each([
  ['an element', 'footer{top:0}'],
  ['a class', '.grid{display:grid}'],
  ['a class beside a known one', '.flex>.grid{display:grid}'],
  ['a state', '.flex:hover{color:red}'],
  ['a state that an attribute tells', '.flex[aria-current=page]{color:red}'],
  ['paper', '@media print{.flex{display:none}}'],
  ['a pointer', '@media (hover:hover){.flex{color:red}}'],
  ['a transition', '.flex{transition:color .2s}'],
  ['a comment', '/* flex */'],
  ['the face of the rupee sign', '@font-face{font-family:A;src:url(/a-rupee-x.woff2)}'],
])('%s that the first paint does not need goes', (_, rule) => {
  expect(styles(rule)).toBe('')
})

test('of a list of selectors only those that apply stay', () => {
  expect(styles('header,footer,.flex:hover{top:0}')).toBe('header{top:0}')
})

test('what nothing uses goes, with what only that used', () => {
  const used = ':root{--a:var(--b);--b:1px}.flex{padding:var(--a)}@property --b{syntax:"*"}'
  const unused = ':root{--c:var(--d);--d:2px}@property --d{syntax:"*"}@keyframes turn{to{rotate:1turn}}'
  expect(styles(used + unused)).toBe(used)
})

test('an animation that is used keeps its frames', () => {
  const rules = '.flex{animation:turn 1s}@keyframes turn{0%{opacity:0}to{rotate:1turn}}'
  expect(styles(rules)).toBe(rules)
})
