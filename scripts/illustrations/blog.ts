import { blogFigures } from './blog-figures.ts'
import { blogHeroes } from './blog-heroes.ts'

/** Every drawing of the blog by file name: one hero per post (its slug) and the figures inside the posts. */
export const blogDrawings: Record<string, string> = { ...blogHeroes, ...blogFigures }
