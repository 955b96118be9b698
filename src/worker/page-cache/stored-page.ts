import * as v from 'valibot'
import type { EntryMetadata } from '#worker/cache/freshness.ts'
import type { CachePolicy } from '#worker/cache/policy.ts'
import { count, readMetadata, storedFields, storedHeaders } from '#worker/cache/stored-metadata.ts'

/** A whole page as plain bytes. They hold some nonce at `nonceOffsets`; nobody is sent them as they are. */
export type StoredPage = EntryMetadata & {
  bytes: Uint8Array<ArrayBuffer>
  nonceOffsets: ReadonlyArray<number>
  /** The value of its `Link` header. */
  link: string
}

const utf8 = new TextEncoder()

const METADATA_HEADER = 'x-page-metadata'

const metadataSchema = v.object({
  ...storedFields,
  nonceLength: count,
  nonceOffsets: v.array(count),
  link: v.string(),
})

/** Length of a nonce of ours: 16 bytes in base64. */
export const NONCE_LENGTH = 24

/** Every place in `html` at which `nonce` stands; a page of ours is written in one-byte characters for this. */
function placesOf(nonce: string, html: string): Array<number> {
  const places: Array<number> = []
  for (let at = html.indexOf(nonce); at >= 0; at = html.indexOf(nonce, at + nonce.length)) places.push(at)
  return places
}

/** Content that came after its place in the page, which a script has to move there, or that never came (React's markers). */
const UNFINISHED = /<div hidden id="S:|<!--\$[?!]-->|<template id="B:/

export type PageText = { isWhole: boolean; nonceOffsets: Array<number> }

/** Reads the bytes of a page: whether all of it stands in its place, and where its nonce is. */
export function inspectPage(bytes: Uint8Array, nonce: string): PageText {
  const html = new TextDecoder('latin1').decode(bytes)
  return {
    isWhole: html.endsWith('</html>') && !UNFINISHED.test(html),
    nonceOffsets: placesOf(nonce, html),
  }
}

/** A copy of the page with the nonce of one response: nothing is decoded and nothing searched. */
export function withNonce({ bytes, nonceOffsets }: StoredPage, nonce: string): Uint8Array<ArrayBuffer> {
  const page = bytes.slice()
  const written = utf8.encode(nonce)
  for (const at of nonceOffsets) page.set(written, at)
  return page
}

/** Packs a page for the Cache API. */
export function toStoredResponse(page: StoredPage): Response {
  const { bytes, nonceOffsets, link, status, storedAt } = page
  const metadata = { status, storedAt, length: bytes.length, nonceLength: NONCE_LENGTH, nonceOffsets, link }
  return new Response(bytes, {
    headers: storedHeaders(page, { type: 'text/html; charset=utf-8', header: METADATA_HEADER, metadata }),
  })
}

/** Unpacks a stored page; undefined when it is not one of ours or not whole. */
export async function fromStoredResponse(
  response: Response,
  policy: CachePolicy,
): Promise<StoredPage | undefined> {
  const metadata = readMetadata(metadataSchema, response, METADATA_HEADER)
  if (!metadata || metadata.nonceLength !== NONCE_LENGTH) return undefined
  const { status, storedAt, length, nonceOffsets, link } = metadata
  const bytes = new Uint8Array(await response.arrayBuffer())
  const isOurs = bytes.length === length && nonceOffsets.every((at) => at + NONCE_LENGTH <= length)
  return isOurs ? { status, storedAt, policy, bytes, nonceOffsets, link } : undefined
}
