import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parseFragment } from 'parse5'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { parsePost, posts } from './posts.ts'

type Node = DefaultTreeAdapterTypes.ChildNode
/** An element that an article must have in every language. */
type Part = { element: string; target: string; numbers: Array<string>; holds: Array<Part> }

const LATIN_RUN = /[A-Za-z][\w-]*(?:[\s,]+[A-Za-z][\w-]*){3,}/

function numbersIn(text: string): Array<string> {
  return (text.match(/\d+(?:[.,]\d+)*/g) ?? []).toSorted()
}

function getText(nodes: ReadonlyArray<Node>): string {
  return nodes
    .map((node) => {
      if (defaultTreeAdapter.isTextNode(node)) return node.value
      if (!defaultTreeAdapter.isElementNode(node)) return ''
      return (node.attrs.find(({ name }) => name === 'alt')?.value ?? '') + getText(node.childNodes)
    })
    .join('')
}

const INLINE = new Set(['a', 'em', 'strong'])

/** Returns the elements in their order. Sorts those within a sentence, because Hindi has another word order. */
function toParts(nodes: ReadonlyArray<Node>): Array<Part> {
  const parts = nodes.flatMap((node): Array<Part> => {
    if (!defaultTreeAdapter.isElementNode(node)) return []
    const target = node.attrs
      .filter(({ name }) => name !== 'alt')
      .map(({ name, value }) => `${name}=${value}`)
    return [
      {
        element: node.tagName,
        target: target.join(' '),
        numbers: numbersIn(getText(node.childNodes)),
        holds: toParts(node.childNodes),
      },
    ]
  })
  const isSentence = parts.every(({ element }) => INLINE.has(element))
  return isSentence ? parts.toSorted((a, b) => (a.target < b.target ? -1 : 1)) : parts
}

test.each(posts)('$slug has the blocks, links, pictures and numbers of the English article', (post) => {
  const [hindi, english] = [post.translations.hi, post].map(({ content }) =>
    toParts(parseFragment(content).childNodes),
  )
  expect(hindi).toEqual(english)
})

test.each(posts)('$slug has a description with the numbers of the English one', (post) => {
  const { title, shortDescription, seoDescription } = post.translations.hi
  expect(numbersIn(title)).toEqual(numbersIn(post.title))
  expect(numbersIn(shortDescription)).toEqual(numbersIn(post.shortDescription))
  expect(numbersIn(seoDescription)).toEqual(numbersIn(post.seoDescription))
  expect(shortDescription.length).toBeGreaterThanOrEqual(100)
  expect(shortDescription.length).toBeLessThanOrEqual(180)
  expect(seoDescription.length).toBeGreaterThanOrEqual(120)
  expect(seoDescription.length).toBeLessThanOrEqual(200)
})

test.each(posts)('$slug has all cells and captions in Hindi', ({ translations }) => {
  const { content: body, categories, ...texts } = translations.hi
  const words = [...Object.values(texts), ...categories]
  expect(body).toBe(body.normalize('NFC'))
  for (const [, text = ''] of [...body.matchAll(/>([^<>]+)</g), ...body.matchAll(/ alt="([^"]+)"/g)]) {
    expect(text).not.toMatch(LATIN_RUN)
    expect(text, 'a sentence ends with a danda').not.toMatch(/[\p{L}\p{M}]\.(?:\s|$)/u)
  }
  for (const word of words) {
    expect(word).toMatch(/\p{Script=Devanagari}/u)
    expect(word).not.toMatch(LATIN_RUN)
    expect(word).toBe(word.normalize('NFC'))
  }
})

test('every category has one Hindi name', () => {
  const names = new Map<string, Set<string>>()
  for (const { categories, translations } of posts)
    for (const [index, name] of categories.entries())
      names.set(name, (names.get(name) ?? new Set()).add(translations.hi.categories[index] ?? ''))
  expect([...names].filter(([, hindi]) => hindi.size !== 1)).toEqual([])
  expect(new Set([...names.values()].flatMap((hindi) => [...hindi])).size).toBe(names.size)
})

test.each([
  ['no front matter', 'Text', 'post.md:1 '],
  ['a mistake of YAML', '---\ntitle: "A\n---\nText', 'post.md:'],
  ['a missing field', '---\nother: 1\ntitle: A\n---\nText', 'post.md:'],
  ['a wrong date', '---\ntitle: A\ndate: yesterday\n---\nText', 'post.md:3 date'],
])('a post with %s is refused with its file and line', (_, source, place) => {
  const schema = v.strictObject({ title: v.string(), date: v.pipe(v.string(), v.isoTimestamp()) })
  expect(() => parsePost('post.md', source, schema)).toThrow(place)
})
