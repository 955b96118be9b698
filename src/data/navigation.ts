import { navigation } from '#content/shell.ts'
import { paths } from '#lib/paths.ts'

export type NavigationLink = { label: string; href: string }

const about: NavigationLink = { label: navigation.about, href: paths.about }
const contact: NavigationLink = { label: navigation.contact, href: paths.contact }
const career: NavigationLink = { label: navigation.career, href: paths.career }

/** Links that a phone's menu shows after those of the header. */
export const menuLinks: ReadonlyArray<NavigationLink> = [
  { label: navigation.allServices, href: paths.services },
  { label: navigation.becomePartner, href: paths.becomePartner },
]

/** Header links in the order of the design. */
export const headerLinks: Array<NavigationLink> = [
  { label: navigation.topServices, href: paths.topServices },
  { label: navigation.topTechnicians, href: paths.topTechnicians },
  about,
  contact,
  career,
]

/** 'Company' column of the footer. */
export const footerCompanyLinks: Array<NavigationLink> = [
  about,
  contact,
  career,
  { label: navigation.blog, href: paths.blog },
  { label: navigation.becomePartner, href: paths.becomePartner },
  { label: navigation.terms, href: paths.terms },
  { label: navigation.privacy, href: paths.privacyPolicy },
]
