import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { idOfKey } from './columns.ts'
import { readPeople } from './import-people.ts'

const HEAD = 'key,name,categories,city,jobs,photo,phone,consent_on'
const bytes = (text: string) => new TextEncoder().encode(text)
const read = (...lines: Array<string>) => readPeople(bytes([HEAD, ...lines].join('\n')))
const problemsOf = (...lines: Array<string>) =>
  read(...lines).problems.map(({ line, column, message }) => `${line} ${column}: ${message}`)

test('the example file can be taken in', () => {
  const example = readFileSync(new URL('../../docs/professionals.example.csv', import.meta.url))
  const { people, problems } = readPeople(example)
  expect(problems).toEqual([])
  expect(people).toMatchObject([
    { cityId: 'kochi', jobs: [{ id: 'leak-repair', priceFrom: 449 }, { id: 'pipe-repair' }] },
    { name: 'Example, Sons & Co.', cityId: 'navi-mumbai', categoryIds: ['electrician', 'ac-repair'] },
  ])
  expect(people[0]?.about).toHaveLength(2)
})

test('a byte order mark, semicolons and line ends of Windows are read', () => {
  const text = '\ufeffkey;name;categories;city\r\n1;Asha;Plumbing;Bombay\r\n'
  expect(readPeople(bytes(text))).toMatchObject({
    problems: [],
    people: [{ name: 'Asha', categoryIds: ['plumbing'], cityId: 'mumbai' }],
  })
})

test.each([
  ['New Bombay', 'navi-mumbai'],
  ['navi_mumbai', 'navi-mumbai'],
  ['Nayi Dilli', 'new-delhi'],
  ['Dehra Dun', 'dehradun'],
])('a city may be called %s', (name, cityId) => {
  expect(read(`1,Asha,plumbing,${name},,,,`)).toMatchObject({ problems: [], people: [{ cityId }] })
})

test('a text of several lines may have line ends of Windows', () => {
  const text = 'key,name,categories,city,about\r\n1,Asha,plumbing,kochi,"First.\r\n\r\nSecond."\r\n'
  expect(readPeople(bytes(text))).toMatchObject({ problems: [], people: [{ about: ['First.', 'Second.'] }] })
})

test('photo and telephone are kept with a consent only', () => {
  const contact = 'https://pictures.example/a.jpg,+91 98765 43210'
  const { people } = read(
    `1,Asha,plumbing,kochi,,${contact},`,
    `2,Binu,plumbing,kochi,,${contact},2026-01-31`,
  )
  expect(people[0]).toMatchObject({ image: '', phone: undefined })
  expect(people[1]).toMatchObject({ image: 'https://pictures.example/a.jpg', phone: '+91 98765 43210' })
})

test('an id is made of the key and does not tell it', () => {
  const [first] = read('P-1,Asha,plumbing,kochi,,,,').people
  const [second] = read('P-1,Somebody Else,electrician,delhi,,,,').people
  expect(first?.id).toBe(second?.id)
  expect(first?.id).toBe(idOfKey(' P-1 '))
  expect(first?.id).not.toContain('P-1')
})

test.each([
  ['1,Asha,juggling,kochi,,,,', '2 categories: there is no trade "juggling"'],
  ['1,Asha,plumbing,Atlantis,,,,', '2 city: there is no city "Atlantis"'],
  ['1,Asha,plumbing,kochi,no-job,,,', '2 jobs: there is no job "no-job"'],
  ['1,Asha,plumbing,kochi,ac-service,,,', '2 jobs: "ac-service" is no job of these trades'],
  ['1,Asha,plumbing,kochi,leak-repair=-1,,,', '2 jobs: "-1" is no price in whole rupees'],
  ['1,Asha,plumbing,kochi,,http://pictures.example/a.jpg,,', '2 photo: is not an https: address'],
  ['1,Asha,plumbing,kochi,,javascript:alert(1),,', '2 photo: is not an https: address'],
  ['1,Asha,plumbing,kochi,,,call me,', '2 phone: is not a telephone number'],
  ['1,Asha,plumbing,kochi,,,,31.01.2026', '2 consent_on: "31.01.2026" is not a date like 2026-04-30'],
  ['1,Asha,plumbing,kochi,,,,2026-02-30', '2 consent_on: "2026-02-30" is not a date like 2026-04-30'],
  ['1,Asha,plumbing,kochi,,,,2099-01-01', '2 consent_on: "2099-01-01" is still to come'],
  [`1,${'x'.repeat(201)},plumbing,kochi,,,,`, '2 name: longer than 200 characters'],
  ['1,A\u0007sha,plumbing,kochi,,,,', '2 name: characters that cannot be shown'],
  [',Asha,plumbing,kochi,,,,', '2 key: is empty'],
])('the line %j is refused by line and column', (line, problem) => {
  expect(problemsOf(line)).toContain(problem)
})

test('a key that is there twice is refused, and lines are counted through quoted line ends', () => {
  expect(problemsOf('1,"As\nha",plumbing,kochi,,,,', '1,Binu,plumbing,kochi,,,,')).toContain(
    '4 key: is the same as in line 2',
  )
})

test.each([
  ['UTF-16', new Uint8Array([0xff, 0xfe, 0x6b, 0x00]), 'the file is UTF-16: save it as "CSV UTF-8"'],
  ['NUL', bytes(`${HEAD}\n1,A\0sha`), 'a NUL character'],
  ['Latin-1', new Uint8Array([...bytes(`${HEAD}\n1,Jos`), 0xe9]), 'not UTF-8: save the file as "CSV UTF-8"'],
  ['an open quote', bytes(`${HEAD}\n1,"Asha`), expect.stringContaining('cannot be read')],
  ['nothing', bytes(''), 'the file is empty'],
  ['a head alone', bytes(HEAD), 'there is nobody in the file'],
  ['21 MB', new Uint8Array(21 * 1024 * 1024), 'the file is larger than 20 MB'],
])('a file of %s is refused', (_, file, message) => {
  expect(readPeople(file).problems[0]).toMatchObject({ message, line: expect.any(Number) })
})

test('a missing column and one that nobody knows are named', () => {
  const { problems } = readPeople(bytes('key,name,city,shoe_size\n1,Asha,kochi,41'))
  expect(problems.map(({ column }) => column)).toEqual(['categories', 'shoe_size'])
})
