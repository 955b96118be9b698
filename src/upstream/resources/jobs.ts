import { Hono } from 'hono'
import type { UpstreamEnv } from '#upstream/env.ts'
import {
  detectLanguage,
  getLanguage,
  translationColumn,
  type WithTranslation,
  withTranslation,
} from '#upstream/languages.ts'

type FactsRow = WithTranslation<{ facts: string }>
export type JobRow = WithTranslation<{ id: string; category_id: string; title: string; price_from: number }>
type PostRow = WithTranslation<{ slug: string; title: string }>

/** Returns what a link to a job needs. */
export function toRelatedJob(row: JobRow) {
  const { id, category_id, title, price_from } = withTranslation(row)
  return { id, title, serviceId: category_id, priceFrom: price_from }
}

/** Selects a list of the facts of a job. */
function listOfFacts(name: 'relatedJobs' | 'articles'): string {
  return `SELECT value FROM json_each((SELECT facts FROM job_facts WHERE job_id = ?1), '$.${name}')`
}

export const jobs = new Hono<UpstreamEnv>()

jobs.get('/:id/job/:jobId', async (c) => {
  const { id, jobId } = c.req.param()
  const db = c.env.DB
  const language = getLanguage(c)
  const [factsRows, jobRows, postRows] = await db.batch<FactsRow & JobRow & PostRow>([
    db
      .prepare(
        `SELECT facts${translationColumn(language, { table: 'job_facts' })} FROM job_facts JOIN services ON services.id = job_id WHERE job_id = ?1 AND category_id = ?2`,
      )
      .bind(jobId, id),
    db
      .prepare(
        `SELECT id, category_id, title, price_from${translationColumn(language)} FROM services WHERE id IN (${listOfFacts('relatedJobs')})`,
      )
      .bind(jobId),
    db
      .prepare(
        `SELECT slug, title${translationColumn(language, { part: 'summary' })} FROM posts WHERE slug IN (${listOfFacts('articles')})`,
      )
      .bind(jobId),
  ])
  const row = factsRows?.results[0]
  if (!row) return c.json({ code: 404, message: 'No facts of this job.' }, 404)
  detectLanguage(c, language, [row])
  const { relatedJobs, articles, ...facts } = JSON.parse(row.facts)
  const related = (relatedJobs as Array<string>).flatMap((other) => {
    const found = jobRows?.results.find((candidate) => candidate.id === other)
    return found ? [toRelatedJob(found)] : []
  })
  const posts = (articles as Array<string>).flatMap((slug) => {
    const found = postRows?.results.find((candidate) => candidate.slug === slug)
    return found ? [{ slug, title: withTranslation<PostRow>(found).title }] : []
  })
  const words = row.words ? JSON.parse(row.words) : {}
  return c.json({
    code: 200,
    data: { id: jobId, ...facts, ...words, relatedJobs: related, articles: posts },
  })
})
