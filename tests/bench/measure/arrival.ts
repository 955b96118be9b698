import { get } from 'node:http'
import { median } from '../report/statistics.ts'

/** When parts of an answer had arrived, in milliseconds since it was asked for; undefined when they never did. */
export type Arrival = { first?: number; shell?: number; data?: number; end?: number }

/** Texts that only the shell, and only the data of a page have. */
export type Marks = { shell: string; data: string }

function arrivalOf(url: string, marks: Marks): Promise<Arrival> {
  return new Promise((resolve, reject) => {
    const started = performance.now()
    const at: Arrival = {}
    let text = ''
    get(url, { agent: false }, (response) => {
      response.setEncoding('utf8')
      response.on('data', (part: string) => {
        const now = performance.now() - started
        text += part
        at.first ??= now
        if (text.includes(marks.shell)) at.shell ??= now
        if (text.includes(marks.data)) at.data ??= now
      })
      response.on('end', () => resolve({ ...at, end: performance.now() - started }))
    }).on('error', reject)
  })
}

/** The medians of some visits, one after the other. */
export async function arrival(url: string, marks: Marks, visits = 5): Promise<Arrival> {
  const seen: Array<Arrival> = []
  for (let visit = 0; visit < visits; visit++) seen.push(await arrivalOf(url, marks))
  const middle = (part: keyof Arrival) => median(seen.map((one) => one[part] ?? Number.NaN))
  return { first: middle('first'), shell: middle('shell'), data: middle('data'), end: middle('end') }
}
