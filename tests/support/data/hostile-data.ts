import type { Random } from './random.ts'

/** Texts that a hostile upstream might send in place of a name. */
export const HOSTILE_TEXTS = [
  '</script><script>window.__xss=1</script>',
  '<!--<script>window.__xss=1//-->',
  '</title><svg onload=window.__xss=1>',
  '</style></noscript></template><img src=x onerror=window.__xss=1>',
  '"><img src=x onerror=window.__xss=1>',
  "' onmouseover='window.__xss=1",
  '" autofocus onfocus="window.__xss=1',
  'javascript:window.__xss=1',
  'JaVaScRiPt\t:window.__xss=1',
  ' data:text/html,<script>window.__xss=1</script>',
  '//evil.example/x',
  '/\\evil.example/x',
  'https://user:secret@evil.example/',
  '\u2028\u2029\u0000\u0008\ud800 \udc00 \ufeff\u202e',
  ']]>}};window.__xss=1;//',
  '\\"-window.__xss=1//\\\\',
  '{{window.__xss=1}}<%= window.__xss=1 %>',
  '&lt;script&gt;window.__xss=1&lt;/script&gt;&#x3c;',
  '$_TSR.e=1',
  '__proto__',
  'constructor',
  '../../admin',
  'x'.repeat(5_000),
  '\u0915\u093e'.repeat(300),
  '🙂'.repeat(300),
] // biome-ignore format: a list

const ODD_VALUES: ReadonlyArray<unknown> = [
  null,
  0,
  -1,
  1e308,
  true,
  '',
  '   ',
  [],
  {},
  [[]],
  { $ref: '#' },
  [null],
]

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Returns a copy of data with hostile texts and, occasionally, odd values. */
export function corrupt(value: unknown, random: Random, oddness: number): unknown {
  if (random.chance(oddness)) return random.pick(ODD_VALUES)
  if (Array.isArray(value)) {
    const copies = value.map((entry) => corrupt(entry, random, oddness))
    return random.chance(oddness) ? [...copies, ...copies, random.pick(ODD_VALUES)] : copies
  }
  if (isObject(value)) {
    const entries = Object.entries(value).map(([key, entry]) => [key, corrupt(entry, random, oddness)])
    return Object.fromEntries([...entries, ['__proto__', { polluted: 'yes' }], ['extra', '<script>']])
  }
  if (typeof value === 'number') return random.pick([value, -1, 0.5, 1e21, value])
  return typeof value === 'string' && random.chance(0.7) ? random.pick(HOSTILE_TEXTS) : value
}
