import { parseHTML } from 'linkedom'
import { BOT_USER_AGENT, type Site } from './start-site.ts'

/** Parses an answer as a document. */
export async function getDocument(response: Response): Promise<Document> {
  return parseHTML(await response.text()).document
}

/** Opens a page as a bot, which gets all of it. */
export async function openPage(
  visit: Site['fetch'],
  path: string,
): Promise<{ status: number; document: Document }> {
  const response = await visit(path, { headers: { 'User-Agent': BOT_USER_AGENT } })
  return { status: response.status, document: await getDocument(response) }
}

/** Opens a page that exists as a bot, which gets all of it. @throws if it has another status */
export async function openDocument(visit: Site['fetch'], path: string): Promise<Document> {
  const { status, document } = await openPage(visit, path)
  if (status !== 200) throw new Error(`${path} answers ${status}`)
  return document
}
