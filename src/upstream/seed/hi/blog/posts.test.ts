import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parseFragment } from 'parse5'
import { expect, test } from 'vitest'
import { posts } from '#upstream/seed/blog/posts.ts'
import { categoryNames, postWords } from './posts.ts'

type Node = DefaultTreeAdapterTypes.ChildNode
/** An element of an article: what a reader of either language must find in it. */
type Part = { element: string; target: string; numbers: Array<string>; holds: Array<Part> }

const HINDI = import.meta.dirname
const ENGLISH = path.join(HINDI, '../../blog')
const LATIN_RUN = /[A-Za-z][\w-]*(?:[\s,]+[A-Za-z][\w-]*){3,}/

function bodyOf(folder: string, slug: string): string {
  return readFileSync(path.join(folder, `${slug}.html`), 'utf8')
}

function bodiesIn(folder: string): Array<string> {
  return readdirSync(folder).filter((file) => file.endsWith('.html'))
}

function numbersIn(text: string): Array<string> {
  return (text.match(/\d+(?:[.,]\d+)*/g) ?? []).toSorted()
}

function textOf(nodes: ReadonlyArray<Node>): string {
  return nodes
    .map((node) => {
      if (defaultTreeAdapter.isTextNode(node)) return node.value
      if (!defaultTreeAdapter.isElementNode(node)) return ''
      return (node.attrs.find(({ name }) => name === 'alt')?.value ?? '') + textOf(node.childNodes)
    })
    .join('')
}

const INLINE = new Set(['a', 'em', 'strong'])

/** The elements in their order; those within a sentence are sorted, since Hindi puts its words in another order. */
function partsOf(nodes: ReadonlyArray<Node>): Array<Part> {
  const parts = nodes.flatMap((node): Array<Part> => {
    if (!defaultTreeAdapter.isElementNode(node)) return []
    const target = node.attrs
      .filter(({ name }) => name !== 'alt')
      .map(({ name, value }) => `${name}=${value}`)
    return [
      {
        element: node.tagName,
        target: target.join(' '),
        numbers: numbersIn(textOf(node.childNodes)),
        holds: partsOf(node.childNodes),
      },
    ]
  })
  const isSentence = parts.every(({ element }) => INLINE.has(element))
  return isSentence ? parts.toSorted((a, b) => (a.target < b.target ? -1 : 1)) : parts
}

test('every article of the blog has a Hindi body, and there is no other', () => {
  expect(bodiesIn(HINDI)).toEqual(bodiesIn(ENGLISH))
  expect(bodiesIn(HINDI)).toEqual(posts.map(({ slug }) => `${slug}.html`).toSorted())
})

test.each(posts)('$slug has the blocks, links, pictures and numbers of the English article', ({ slug }) => {
  const [hindi, english] = [HINDI, ENGLISH].map((folder) =>
    partsOf(parseFragment(bodyOf(folder, slug)).childNodes),
  )
  expect(hindi).toEqual(english)
})

test.each(posts)('$slug describes itself with the numbers of the English description', (post) => {
  const { title, shortDescription, seoDescription } = postWords[post.slug]
  expect(numbersIn(title)).toEqual(numbersIn(post.title))
  expect(numbersIn(shortDescription)).toEqual(numbersIn(post.shortDescription))
  expect(numbersIn(seoDescription)).toEqual(numbersIn(post.seoDescription))
  expect(shortDescription.length).toBeGreaterThanOrEqual(100)
  expect(shortDescription.length).toBeLessThanOrEqual(180)
  expect(seoDescription.length).toBeGreaterThanOrEqual(120)
  expect(seoDescription.length).toBeLessThanOrEqual(200)
})

test.each(posts)('$slug is in Hindi to the last cell and caption', ({ slug }) => {
  const body = bodyOf(HINDI, slug)
  const words = Object.values(postWords[slug])
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

test('each category has a Hindi name of its own', () => {
  const names = Object.values(categoryNames)
  expect(new Set(names).size).toBe(names.length)
  expect(Object.keys(categoryNames).toSorted()).toEqual(
    [...new Set(posts.flatMap(({ categories }) => categories))].toSorted(),
  )
})
