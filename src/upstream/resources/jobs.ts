import { Hono } from 'hono'
import type { UpstreamEnv } from '#upstream/env.ts'
import { getLanguage, translationColumn, type WithTranslation, withTranslation } from '#upstream/languages.ts'

type FactsRow = WithTranslation<{ facts: string }>
export type JobRow = WithTranslation<{ id: string; service_id: string; title: string; price_from: number }>
type PostRow = WithTranslation<{ slug: string; title: string }>

/** Returns what a link to a job needs. */
export function toRelatedJob(row: JobRow) {
  const { id, service_id, title, price_from } = withTranslation(row)
  return { id, title, serviceId: service_id, priceFrom: price_from }
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
        `SELECT facts${translationColumn(language, { table: 'job_facts' })} FROM job_facts JOIN jobs ON jobs.id = job_id WHERE job_id = ?1 AND service_id = ?2`,
      )
      .bind(jobId, id),
    db
      .prepare(
        `SELECT id, service_id, title, price_from${translationColumn(language)} FROM jobs WHERE id IN (${listOfFacts('relatedJobs')})`,
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
  const { relatedJobs, articles, ...facts } = JSON.parse(row.facts)
  const related = (relatedJobs as Array<string>).flatMap((other) => {
    const job = jobRows?.results.find((candidate) => candidate.id === other)
    return job ? [toRelatedJob(job)] : []
  })
  const posts = (articles as Array<string>).flatMap((slug) => {
    const post = postRows?.results.find((candidate) => candidate.slug === slug)
    return post ? [{ slug, title: withTranslation<PostRow>(post).title }] : []
  })
  const translation = row.translation ? JSON.parse(row.translation) : {}
  return c.json({
    code: 200,
    data: { id: jobId, ...facts, ...translation, relatedJobs: related, articles: posts },
  })
})
