import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

const ROOT = path.join(import.meta.dirname, '../..')

/** Returns the slugs of posts that have a picture of their own, and thereby a link preview. */
export function picturedPosts(): Array<string> {
  return readdirSync(path.join(ROOT, 'src/content/en/blog'))
    .map((file) => file.replace(/\.md$/, ''))
    .filter((slug) => existsSync(path.join(ROOT, `public/images/blog/${slug}.svg`)))
    .sort()
}
