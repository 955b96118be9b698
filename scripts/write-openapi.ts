import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createDocument } from './openapi/document.ts'

/** Writes the description of the API to the static files, so that the worker need not serve it. */
const file = path.join(import.meta.dirname, '../public/api/web/openapi.json')
mkdirSync(path.dirname(file), { recursive: true })
writeFileSync(file, JSON.stringify(await createDocument()))
