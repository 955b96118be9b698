import { placePart, slugify } from '#lib/slug.ts'

type Listed = { _id: string; title: string; slug?: string | undefined }

/** Of no place can these be the address part. */
const NO_PART = ['', '.', '..']

/** The canonical address part of a listed place: its slug, else its title, else its id, whichever can be one first. */
export function idOf({ _id, slug, title }: Listed): string {
  const parts = [placePart(slug ?? ''), slugify(title), placePart(_id)]
  return parts.find((part) => !NO_PART.includes(part)) ?? slugify(_id)
}
