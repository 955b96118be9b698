import { company } from '#content/company.ts'
import { LANGUAGES, language, openGraphLocale } from '#lib/language.ts'
import type { CardTag } from '#lib/seo.ts'
import { type PictureKind, picturedIds } from '#worker/structured-data/pictured-ids.ts'
import type { Page, StructuredData } from '#worker/structured-data/structured-data.ts'

/** The size of every picture for link previews. */
const SHARE_IMAGE_SIZE = { width: 1200, height: 630 }

/** The folder of the previews that `scripts/previews` draws in this language. */
const PICTURES = `/images/og${language.base}`

/** The other languages, which all have the page. */
const others = Object.values(LANGUAGES).filter(({ code }) => code !== language.code)

/**
 * Returns the link preview of a page in its language: of its subject if there is one, else the general one.
 */
export function shareImage(kind?: PictureKind, id = ''): string {
  const own = kind && picturedIds[kind].includes(id)
  return own ? `${PICTURES}/${kind}/${id}.png` : `${PICTURES}/default.png`
}

/** Returns the tags for link previews. Twitter reads Open Graph where its own tags are missing. */
export function shareCard({ origin, url, title, description }: Page, data: StructuredData): Array<CardTag> {
  const { picture, post } = data
  const properties: Array<[property: string, content: string]> = [
    ['og:site_name', company.name],
    ['og:locale', openGraphLocale(language)],
    ...others.map((other): [string, string] => ['og:locale:alternate', openGraphLocale(other)]),
    ['og:type', post ? 'article' : 'website'],
    ['og:url', url],
    ['og:title', title],
    ['og:description', description],
    ['og:image', origin + shareImage(picture?.[0], picture?.[1])],
    ['og:image:width', String(SHARE_IMAGE_SIZE.width)],
    ['og:image:height', String(SHARE_IMAGE_SIZE.height)],
    ['og:image:alt', title],
  ]
  if (post) {
    if (post.published) properties.push(['article:published_time', post.published])
    if (post.modified) properties.push(['article:modified_time', post.modified])
    for (const section of new Set(post.sections)) properties.push(['article:tag', section])
  }
  return [
    ...properties.map(([property, content]) => ({ property, content })),
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}
