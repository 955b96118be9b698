import type { Words } from '#lib/language.ts'
import type * as en from '../carousel.ts'

export const carouselRole = 'खिसकने वाली पट्टी' satisfies Words<typeof en.carouselRole>
