import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { getLanguage, setContentLanguage } from './languages.ts'

const app = new Hono()
app.get('/', (c) => {
  const language = getLanguage(c)
  setContentLanguage(c, language, true)
  return c.json(language ?? 'none')
})

async function ask(query: string, acceptLanguage?: string): Promise<{ language: unknown; headers: Headers }> {
  const headers = acceptLanguage === undefined ? {} : { 'Accept-Language': acceptLanguage }
  const response = await app.request(`/${query}`, { headers })
  return { language: await response.json(), headers: response.headers }
}

test.each([
  ['', undefined, 'none'],
  ['', 'hi', 'hi'],
  ['', 'hi-IN,hi;q=0.9,en;q=0.8', 'hi'],
  ['', 'en-IN,en;q=0.9,hi;q=0.8', 'none'],
  ['', 'en;q=0.5, hi;q=0.8', 'hi'],
  ['', 'mr-IN, ta;q=0.9, hi;q=0.5', 'hi'],
  ['', '*, hi;q=0.1', 'none'],
  ['', 'hi;q=0', 'none'],
  ['', 'high-german', 'none'],
  ['?lang=hi', 'en', 'hi'],
  ['?lang=HI-in', undefined, 'hi'],
  ['?lang=en', 'hi', 'none'],
  ['?lang=ta', 'hi', 'none'],
  ['?lang=', 'hi', 'none'],
])('"%s" with Accept-Language %s is answered in %s', async (query, acceptLanguage, language) => {
  expect((await ask(query, acceptLanguage)).language).toBe(language)
})
