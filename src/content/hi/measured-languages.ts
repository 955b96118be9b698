import type { Words } from '#lib/language.ts'
import type * as en from '../measured-languages.ts'

export const pageInLanguage = ((page, language) => `${page} (${language})`) satisfies Words<
  typeof en.pageInLanguage
>
