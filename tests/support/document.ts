import { parseHTML } from 'linkedom'

/** The document of an answer. */
export async function documentOf(response: Response): Promise<Document> {
  return parseHTML(await response.text()).document
}
