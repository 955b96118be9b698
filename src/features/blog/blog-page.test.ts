import { expect, test } from 'vitest'
import { categoryHere, categoryKey, getCategories, hashtag } from './blog-page.tsx'

const posts = [
  { slug: 'a', categories: ['Pest Control', 'Monsoon'] },
  { slug: 'b', categories: ['AC & Cooling'] },
  { slug: 'c', categories: ['monsoon', 'Cleaning'] },
  { slug: 'd', categories: [] },
]

test('the categories are those of the posts, each once, in alphabetical order', () => {
  expect(getCategories(posts)).toEqual([
    { key: 'ac-cooling', name: 'AC & Cooling' },
    { key: 'cleaning', name: 'Cleaning' },
    { key: 'monsoon', name: 'Monsoon' },
    { key: 'pest-control', name: 'Pest Control' },
  ])
})

test('a hashtag joins its words by capitals, and stays a plain name in a script without any', () => {
  expect(hashtag('AC & Cooling')).toBe('#ACCooling')
  expect(hashtag('AC और कूलिंग')).toBe('AC और कूलिंग')
})

test('a category name in another script is its own key', () => {
  expect(categoryKey('मानसून')).toBe('मानसून')
})

test('a category of another language maps to the category of the same posts', () => {
  const hindi = [
    { slug: 'a', categories: ['मानसून', 'कीट'] },
    { slug: 'b', categories: ['AC'] },
    { slug: 'c', categories: ['सफ़ाई', 'मानसून'] },
    { slug: 'only-here', categories: ['मानसून'] },
  ]
  const english = [...posts, { slug: 'only-there', categories: ['Cleaning', 'Painting'] }]
  expect(categoryHere(hindi, english, 'monsoon')).toBe('मानसून')
  expect(categoryHere(hindi, english, 'pest-control')).toBe('कीट')
  expect(categoryHere(hindi, english, 'cleaning')).toBe(categoryKey('सफ़ाई'))
  expect(categoryHere(hindi, english, 'painting')).toBeUndefined()
  expect(categoryHere(english, hindi, 'मानसून')).toBe('monsoon')
  expect(categoryHere(english, hindi, 'nonsense')).toBeUndefined()
})

test('categories with the same posts are matched by position', () => {
  const one = [{ slug: 'a', categories: ['Electrical', 'Safety'] }]
  const other = [{ slug: 'a', categories: ['बिजली', 'सुरक्षा'] }]
  expect(categoryHere(other, one, 'safety')).toBe(categoryKey('सुरक्षा'))
  expect(categoryHere(other, one, 'electrical')).toBe(categoryKey('बिजली'))
})
