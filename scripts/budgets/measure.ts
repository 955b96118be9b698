import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { parseHTML } from 'linkedom'

const ROOT = path.join(import.meta.dirname, '../..')
const BROWSER =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36'
/** Script elements that are executed; those with data are not. */
const EXECUTED = 'script:not([type="application/ld+json"],[type="speculationrules"])'

/** The measured pages, one of each kind. */
const PAGES = {
  'the home page': '/',
  'a service page': '/services/plumbing',
  'a job page': '/job/electrician/switch-socket-repair',
  'a Hindi job page': '/hi/job/electrician/switch-socket-repair',
  'a job page in a city': '/job/plumbing/leak-repair/mumbai',
  'a list of professionals': '/services/electrician/mumbai/professionals',
  'a place page': '/city/mumbai',
  'the blog': '/blog',
  'a post': '/blog/termite-signs-at-home',
  'the contact form': '/contact',
}

function getGzipSize(content: string | Buffer): number {
  return gzipSync(content, { level: 6 }).length
}

function filesIn(html: string, extension: string): Array<string> {
  const names = html.match(/\/assets\/[\w.~-]+/g) ?? []
  return [...new Set(names.filter((name) => name.endsWith(extension)))]
}

function measureWeight(files: ReadonlyArray<string>): number {
  return files.reduce((sum, file) => sum + getGzipSize(readFileSync(path.join(ROOT, 'dist/client', file))), 0)
}

/** Entries of lists: cards, links of the menu and the footer, questions. */
const ENTRY = 'li, article, details'
/** Structured data and the dehydrated state, which grow with the lists. */
const DATA = /^\s*\{"@context"|\["tsr"\]|\$_TSR\.router/

/** Returns the bytes of a page, with and without its lists and data. */
function measureHtml(name: string, html: string): Record<string, number> {
  const { document } = parseHTML(html)
  // A browser that runs scripts ignores the content of <noscript>.
  for (const part of document.querySelectorAll(`${ENTRY}, noscript`)) part.remove()
  for (const script of document.querySelectorAll('script')) if (DATA.test(script.textContent)) script.remove()
  return {
    [`HTML of ${name}, bytes`]: getGzipSize(html),
    [`HTML of the shell of ${name}, bytes`]: getGzipSize(document.toString()),
    [`elements of the shell of ${name}`]: document.querySelectorAll('*').length,
  }
}

/** Returns the bytes of one page: its HTML, and the scripts and styles that the HTML loads. */
function measurePage(name: string, html: string): Record<string, number> {
  const scripts = filesIn(html, '.js')
  const styles = filesIn(html, '.css')
  const { document } = parseHTML(html)
  return {
    [`script of ${name}, bytes`]: measureWeight(scripts),
    [`style of ${name}, bytes`]: measureWeight(styles),
    [`script and style files of ${name}`]: scripts.length + styles.length,
    [`executed script elements of ${name}`]: document.querySelectorAll(EXECUTED).length,
    ...measureHtml(name, html),
  }
}

async function read(url: string, userAgent: string): Promise<string> {
  const response = await fetch(url, { headers: { 'User-Agent': userAgent } })
  if (!response.ok) throw new Error(`${url} answers ${response.status}`)
  return response.text()
}

/** Measures the build served at `origin`. */
export async function measure(origin: string): Promise<Record<string, number>> {
  const worker = readFileSync(path.join(ROOT, 'dist/worker/index.js'))
  const measured = { 'worker, bytes': getGzipSize(worker), 'worker as it is parsed, bytes': worker.length }
  for (const [name, address] of Object.entries(PAGES)) {
    // A bot gets the page with all of its data.
    await read(origin + address, 'Googlebot/2.1')
    Object.assign(measured, measurePage(name, await read(origin + address, BROWSER)))
  }
  return measured
}
