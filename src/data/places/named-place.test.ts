import { expect, test } from 'vitest'
import { furtherNames } from '#content/places/further-names.ts'
import { cityNames, stateNames } from '#content/places/names.ts'
import { namedPlace } from './named-place.ts'

test.each(Object.entries({ ...stateNames, ...cityNames, ...furtherNames }))(
  'the English name of %s is that of its id',
  (id, title) => expect(namedPlace(id)).toEqual({ id, title }),
)
