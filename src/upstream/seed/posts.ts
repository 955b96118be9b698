import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Marked } from 'marked'
import * as v from 'valibot'
import { fallbackImages } from '#catalogue/fallback-images.ts'
import { slugify } from '#lib/slug.ts'
import { type FurtherLanguage, furtherLanguages } from '#upstream/languages.ts'
import { parseYaml } from '#upstream/seed/parse-yaml.ts'

const ROOT = path.join(import.meta.dirname, '../../..')
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

const text = v.pipe(v.string(), v.trim(), v.nonEmpty())
const words = {
  title: text,
  categories: v.pipe(v.array(text), v.minLength(1)),
  /** Plain text, 100–180 characters. */
  shortDescription: text,
  /** Plain text, 120–200 characters. */
  seoDescription: text,
}
const englishSchema = v.strictObject({
  ...words,
  /** RFC 3339 in UTC. */
  date: v.pipe(v.string(), v.isoTimestamp()),
  picture: v.optional(text),
  withdrawn: v.optional(v.pipe(v.string(), v.isoDate())),
})
const translationSchema = v.strictObject(words)

type English = v.InferOutput<typeof englishSchema>
type Translation = v.InferOutput<typeof translationSchema>

/** A post of the blog in one language: its front matter, and its body as HTML. */
type Body = { content: string }
export type SeedPost = English &
  Body & {
    slug: string
    picture: string
    translations: Record<FurtherLanguage, Translation & Body>
  }

const markdown = new Marked({ async: false })

/** Parses a Markdown file with front matter. @throws Error that names the file and line of a mistake */
export function parsePost<T extends v.GenericSchema>(
  file: string,
  source: string,
  schema: T,
): v.InferOutput<T> & Body {
  const [, head, body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? []
  if (head === undefined) throw new Error(`${file}:1 has no front matter between two lines "---".`)
  // The first line is '---'.
  const words = parseYaml(file, head, schema, 2)
  return { ...Object(words), content: markdown.parse(body) }
}

function slugsIn(root: string, language: string): Array<string> {
  return readdirSync(path.join(root, `src/content/${language}/blog`))
    .map((file) => file.replace(/\.md$/, ''))
    .sort()
}

function read<T extends v.GenericSchema>(root: string, language: string, slug: string, schema: T) {
  const file = `src/content/${language}/blog/${slug}.md`
  if (!SLUG.test(slug))
    throw new Error(`${file}: the name of the file must be lower-case words with hyphens.`)
  if (!existsSync(path.join(root, file)))
    throw new Error(`${file} is missing: each post has a file in each language.`)
  return parsePost(file, readFileSync(path.join(root, file), 'utf8'), schema)
}

/**
 * Returns the picture of a post: its own, else that of its first topic with a service picture, else the general one.
 */
function getPicture(slug: string, { picture, categories }: English): string {
  const addresses = [
    `/images/blog/${slug}.svg`,
    ...categories.map((name) => `/images/services/${slugify(name)}.svg`),
  ]
  const drawing = addresses.find((address) => existsSync(path.join(ROOT, 'public', address)))
  return picture ?? drawing ?? fallbackImages.post
}

function readTranslation(root: string, language: FurtherLanguage, slug: string, { categories }: English) {
  const translation = read(root, language, slug, translationSchema)
  if (translation.categories.length !== categories.length)
    throw new Error(
      `src/content/${language}/blog/${slug}.md has another number of categories than its English twin.`,
    )
  return translation
}

/**
 * Reads the posts below a root folder, newest first, and the slugs of withdrawn posts, which answer 410. @throws Error
 * that names the file and line of a mistake
 */
export function readPosts(root: string): { posts: Array<SeedPost>; withdrawn: Array<string> } {
  const slugs = new Set(['en', ...furtherLanguages].flatMap((language) => slugsIn(root, language)))
  const all = [...slugs].map((slug) => {
    const english = read(root, 'en', slug, englishSchema)
    const translations = Object.fromEntries(
      furtherLanguages.map((language) => [language, readTranslation(root, language, slug, english)]),
    ) as SeedPost['translations']
    return { ...english, slug, picture: getPicture(slug, english), translations }
  })
  const isShown = ({ withdrawn }: English) => withdrawn === undefined
  return {
    posts: all.filter(isShown).sort((one, other) => (one.date < other.date ? 1 : -1)),
    withdrawn: all.filter((post) => !isShown(post)).map(({ slug }) => slug),
  }
}

export const { posts, withdrawn: withdrawnPosts } = readPosts(ROOT)
