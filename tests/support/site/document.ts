import { parseHTML } from 'linkedom'

/** Parses an answer as a document. */
export async function getDocument(response: Response): Promise<Document> {
  return parseHTML(await response.text()).document
}
