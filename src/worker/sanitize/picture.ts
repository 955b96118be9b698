import { imageAddress } from '#worker/sanitize/addresses.ts'
import {
  type ChildNode,
  createElement,
  type Element,
  getAttribute,
  getElements,
  getParent,
  isElement,
} from '#worker/sanitize/elements.ts'

/** The class of an image without a size in `styles/article.css`. */
const UNSIZED_CLASS = 'unsized'
const UNSIZED = { class: UNSIZED_CLASS, width: '640', height: '360' }

/** A picture of an article is at most 640 pixels wide, on screens with two pixels for one. */
const ENOUGH_WIDTH = 1_280
const WIDTH_OF_1X = 640
/** Limit of the attribute with a set of addresses, in characters. */
const MAX_SET_LENGTH = 4_096

const MAX_NODES_OF_PICTURE = 24

/** Attributes in which lazy loaders keep an address, with a placeholder in `src`. */
const LAZY = /^data-.*(?:src|original|lazy)/
const PLAIN = /^src(?:set)?$/
/** Attributes of other scripts, which count if they name a file of a picture. */
const OTHER = /^data-/
const PICTURE_FILE = /^[^\s?#]+\.(?:avif|gif|jpe?g|png|svg|webp)(?:[?#]\S*)?$/i

type Candidate = { address: string; width: number }

/** Returns the addresses of a `srcset` (HTML, section 4.8.4.2.1), or the one of a `src`. */
function readCandidates(value: string): Array<Candidate> {
  const tokens = value
    .slice(0, MAX_SET_LENGTH)
    .replace(/(\s\d+(?:\.\d+)?[wx]),/g, '$1 ')
    .split(/\s+/)
  const candidates: Array<Candidate> = []
  for (const token of tokens) {
    const [, size, unit] = /^(\d+(?:\.\d+)?)([wx])$/.exec(token) ?? []
    const last = candidates.at(-1)
    if (size && last) last.width = Number(size) * (unit === 'x' ? WIDTH_OF_1X : 1)
    else candidates.push({ address: imageAddress(token.replace(/,$/, '')) ?? '', width: 0 })
  }
  return candidates.filter(({ address }) => address !== '')
}

/** Returns the best address in some attributes: the smallest picture that is wide enough, else the widest. */
function bestAddress(elements: ReadonlyArray<Element>, kept: RegExp, needed = /./): string | undefined {
  const values = elements.flatMap(({ attrs }) =>
    attrs.filter(({ name, value }) => kept.test(name) && needed.test(value)),
  )
  const candidates = values.flatMap(({ value }) => readCandidates(value)).sort((a, b) => a.width - b.width)
  const widest = candidates.at(-1)?.width
  const best = candidates.find(({ width }) => width >= ENOUGH_WIDTH || width === widest)
  return best?.address
}

/**
 * Returns the best address of a picture, wherever its markup has one: what a lazy loader keeps before a placeholder, the
 * image before the sources of its `<picture>`, which may have formats that a browser does not know.
 */
function pictureAddress(image: Element): string | undefined {
  const picture = getParent(image)
  const nodes = picture?.tagName === 'picture' ? picture.childNodes.slice(0, MAX_NODES_OF_PICTURE) : []
  const sources = nodes.filter(isElement).filter(({ tagName }) => tagName === 'source')
  return (
    bestAddress([image], LAZY) ??
    bestAddress(sources, LAZY) ??
    bestAddress([image], PLAIN) ??
    bestAddress(sources, PLAIN) ??
    bestAddress([image], OTHER, PICTURE_FILE)
  )
}

function pixels(value: string | undefined): string | undefined {
  return value && /^[1-9]\d{0,3}(?:px)?$/.test(value) ? String(Number.parseInt(value, 10)) : undefined
}

/** Returns an image with its best address; undefined without one, and for one of a single pixel, which counts visits. */
export function cleanImage(image: Element): Element | undefined {
  const src = pictureAddress(image)
  const width = pixels(getAttribute(image, 'width'))
  const height = pixels(getAttribute(image, 'height'))
  if (src === undefined || width === '1' || height === '1') return undefined
  const isSized = width && height && getAttribute(image, 'class') !== UNSIZED_CLASS
  const alt = getAttribute(image, 'alt') ?? ''
  const size = isSized ? { width, height } : UNSIZED
  return createElement('img', { src, alt, ...size, loading: 'lazy', decoding: 'async' })
}

/** Returns the images in a `<noscript>`, where a lazy loader keeps the picture for browsers without JavaScript. */
export function imagesIn(noscript: Element): Array<Element> {
  return getElements(noscript.childNodes).filter(({ tagName }) => tagName === 'img')
}

/** Returns true for blanks and comments. */
function isUnseen(node: ChildNode | undefined): boolean {
  return node !== undefined && !isElement(node) && !('value' in node && node.value.trim() !== '')
}

/** Returns the index of the node beside another, with only unseen ones between. */
function indexBeside(nodes: ReadonlyArray<ChildNode>, index: number, step: 1 | -1): number {
  let beside = index + step
  while (isUnseen(nodes[beside])) beside += step
  return beside
}

function isPicture(node: ChildNode | undefined): boolean {
  return node?.nodeName === 'img' || node?.nodeName === 'picture'
}

function hasOnePicture(node: ChildNode | undefined): boolean {
  return node?.nodeName === 'noscript' && isElement(node) && imagesIn(node).filter(cleanImage).length === 1
}

/** Returns true for an image or a `<picture>` whose `<noscript>`, after or before it, has the picture as well. */
export function hasTwin(nodes: ReadonlyArray<ChildNode>, index: number): boolean {
  if (!isPicture(nodes[index])) return false
  if (hasOnePicture(nodes[indexBeside(nodes, index, 1)])) return true
  const before = indexBeside(nodes, index, -1)
  return hasOnePicture(nodes[before]) && !isPicture(nodes[indexBeside(nodes, before, -1)])
}
