import * as v from 'valibot'
import type { EntryMetadata } from '#worker/cache/freshness.ts'
import { type CachePolicy, storageLifetime } from '#worker/cache/policy.ts'

/** A whole page as plain bytes. They hold some nonce at `nonceOffsets`; nobody is sent them as they are. */
export type StoredPage = EntryMetadata & {
  bytes: Uint8Array<ArrayBuffer>
  nonceOffsets: ReadonlyArray<number>
}

const utf8 = new TextEncoder()

const METADATA_HEADER = 'x-page-metadata'

const offset = v.pipe(v.number(), v.integer(), v.minValue(0))
const metadataSchema = v.object({
  status: v.picklist([200, 404]),
  storedAt: v.pipe(v.number(), v.finite()),
  length: offset,
  nonceLength: offset,
  nonceOffsets: v.array(offset),
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

/** Packs a page for the Cache API, which knows of no window after `max-age`: see the edge cache of the API. */
export function toStoredResponse({ bytes, nonceOffsets, status, storedAt, policy }: StoredPage): Response {
  const lifetime = status === 404 ? policy.absent : storageLifetime(policy)
  const metadata = { status, storedAt, length: bytes.length, nonceLength: NONCE_LENGTH, nonceOffsets }
  return new Response(bytes, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': `public, max-age=${lifetime}`,
      [METADATA_HEADER]: JSON.stringify(metadata),
    },
  })
}

function readMetadata(header: string | null): v.InferOutput<typeof metadataSchema> | undefined {
  try {
    const result = v.safeParse(metadataSchema, JSON.parse(header ?? ''))
    return result.success ? result.output : undefined
  } catch {
    return undefined
  }
}

/** Unpacks a stored page; undefined when it is not one of ours or not whole. */
export async function fromStoredResponse(
  response: Response,
  policy: CachePolicy,
): Promise<StoredPage | undefined> {
  const metadata = readMetadata(response.headers.get(METADATA_HEADER))
  if (!metadata || metadata.nonceLength !== NONCE_LENGTH) return undefined
  const { status, storedAt, length, nonceOffsets } = metadata
  const bytes = new Uint8Array(await response.arrayBuffer())
  const isOurs = bytes.length === length && nonceOffsets.every((at) => at + NONCE_LENGTH <= length)
  return isOurs ? { status, storedAt, policy, bytes, nonceOffsets } : undefined
}
