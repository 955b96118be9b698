import type { UpstreamEnv } from '#upstream/app.ts'
import { Hono } from '#upstream/hono.ts'
import { inItsWords, languageOf, tellLanguageOf, type WithWords, wordsColumn } from '#upstream/languages.ts'
import { limitOf } from '#upstream/resources/queries.ts'

type CityRow = WithWords<{
  id: string
  state_id: string
  title: string
  image: string
  latitude: number
  longitude: number
  services: number
  service_ids: string
  aliases: string
}>
type StateRow = WithWords<{ id: string; title: string; image: string; cities: string }>

function parseIds(json: string): Array<string> {
  const ids: unknown = JSON.parse(json)
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
}

export const places = new Hono<UpstreamEnv>()

places.get('/city/all', async (c) => {
  const language = languageOf(c)
  const { results } = await c.env.DB.prepare(
    `SELECT id, state_id, title, image, latitude, longitude, services, service_ids, aliases${wordsColumn(language)}
     FROM cities
     WHERE ?1 IS NULL OR state_id = ?1 ORDER BY position LIMIT ?2`,
  )
    .bind(c.req.query('state') ?? null, limitOf(c))
    .all<CityRow>()
  tellLanguageOf(c, language, results)
  const data = results.map(inItsWords).map(({ id, state_id, service_ids, aliases, ...city }) => ({
    _id: id,
    slug: id,
    state: state_id,
    ...city,
    serviceIds: parseIds(service_ids),
    aliases: parseIds(aliases),
  }))
  return c.json({ code: 200, data })
})

places.get('/state/all', async (c) => {
  const language = languageOf(c)
  const name = language ? `coalesce(json_extract(words, '$.${language}.title'), title)` : 'title'
  const { results } = await c.env.DB.prepare(
    `SELECT s.id, s.title, s.image${wordsColumn(language, { table: 's' })},
       (SELECT coalesce(json_group_array(name), '[]')
        FROM (SELECT ${name} AS name FROM cities WHERE state_id = s.id ORDER BY position)) AS cities,
       (SELECT min(position) FROM cities WHERE state_id = s.id) AS first_city
     FROM states s ORDER BY first_city IS NULL, first_city, s.title LIMIT ?1`,
  )
    .bind(limitOf(c))
    .all<StateRow>()
  tellLanguageOf(c, language, results)
  const data = results.map(inItsWords).map(({ id, title, image, cities }) => ({
    _id: id,
    slug: id,
    title,
    image,
    cities: parseIds(cities),
  }))
  return c.json({ code: 200, data })
})
