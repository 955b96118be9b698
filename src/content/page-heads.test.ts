import { expect, test } from 'vitest'
import { profileHead } from './page-heads.ts'

const plumber = {
  name: 'Mahesh Patil',
  title: 'Plumber for homes',
  area: 'Andheri East',
  place: { title: 'Mumbai', state: 'Maharashtra' },
  trade: 'Plumbing',
  isBuiltIn: false,
}

test('a title begins small within a sentence, and an abbreviation stays one', () => {
  expect(profileHead(plumber).description).toContain('Patil, plumber for homes in')
  const { description } = profileHead({ ...plumber, name: 'Imran Shaikh', title: 'AC technician' })
  expect(description).toContain('Shaikh, AC technician in')
})

test('a profile is called by name, trade and city, and described with part of the city and state', () => {
  const { title, description } = profileHead(plumber)
  expect(title).toBe('Mahesh Patil: Plumbing in Mumbai')
  expect(description).toContain('in Andheri East, Mumbai, Maharashtra:')
})

test('a city and a state of one name are named once, and what is not known is left out', () => {
  const place = { title: 'Delhi', state: 'Delhi' }
  expect(profileHead({ ...plumber, area: undefined, place, title: '' }).description).toContain(
    ', plumbing in Delhi: services',
  )
})

test('a name without end does not fill the title', () => {
  expect(profileHead({ ...plumber, name: 'x'.repeat(200) }).title.length).toBeLessThan(110)
})
