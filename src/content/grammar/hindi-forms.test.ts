import { expect, test } from 'vitest'
import { services } from '#content-hi/services.ts'
import { toAgentsIn, toGenitive, toInPlace, toOblique, toOtherAgents } from './hindi-forms.ts'

const entries = Object.values(services)

test('the name of a job is inflected before a postposition', () => {
  expect(toOblique('पंखा लगाना')).toBe('पंखा लगाने')
  expect(toOblique('इन्वर्टर लगाना और रिपेयर')).toBe('इन्वर्टर लगाने और रिपेयर')
  expect(toOblique('मुख्य दरवाज़े का ताला बदलना')).toBe('मुख्य दरवाज़े का ताला बदलने')
  expect(toOblique('पानी टपकना बंद करना')).toBe('पानी टपकना बंद करने')
  expect(toOblique('पूरे घर का सालाना प्लान')).toBe('पूरे घर के सालाना प्लान')
  expect(toOblique('नाली का काम')).toBe('नाली के काम')
  expect(toOblique('लीकेज रिपेयर')).toBe('लीकेज रिपेयर')
})

test('no service keeps its direct form before a postposition', () => {
  const unbent = entries.filter(({ title }) => / का /u.test(toOblique(title)))
  expect(unbent).toEqual([])
})

test('the word for work is not repeated when the name of a service ends with it', () => {
  const twice = entries.filter(({ title }) => /काम .*काम/u.test(`${toGenitive(title)} सभी काम`))
  expect(twice).toEqual([])
})

test('a service that the site does not know is named by its title', () => {
  expect(toInPlace('पियानो ट्यूनिंग')).toBe('पियानो ट्यूनिंग')
  expect(toAgentsIn('पियानो ट्यून करना', 'आगरा')).toBe('आगरा में पियानो ट्यून करने के कारीगर')
  expect(toOtherAgents('पियानो ट्यूनिंग')).toBe('पियानो ट्यूनिंग के दूसरे कारीगर')
})
