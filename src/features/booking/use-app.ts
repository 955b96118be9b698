import { useLocation } from '@tanstack/react-router'
import { inLanguage, language } from '#lib/language.ts'
import { paths } from '#lib/paths.ts'

/** Returns the app that the page offers. */
export function useApp(): 'customer' | 'partner' {
  return useLocation({
    select: ({ pathname }) =>
      inLanguage(pathname, language) === paths.becomePartner ? 'partner' : 'customer',
  })
}
