import type { Suggestion } from '#api/schemas/search.ts'
import { contactHref } from '#catalogue/contact-href.ts'
import { providerCards } from '#catalogue/sample-providers.ts'
import { contact } from '#content/contact.ts'
import { pageTitles } from '#content/page-heads.ts'
import { search } from '#content/search.ts'
import type { LanguageCode } from '#lib/language.ts'
import { paths } from '#lib/paths.ts'
import { getId } from '#lib/slug.ts'
import type { HelpPage } from '#search/help-phrases.ts'
import type { SiteLists, Subject } from '#worker/search/site-names.ts'

const helpPages: Readonly<Record<HelpPage, { title: string; href: string }>> = {
  contact: { title: contact.title, href: paths.contact },
  terms: { title: pageTitles.terms, href: paths.terms },
  career: { title: pageTitles.career, href: paths.career },
  'become-partner': { title: pageTitles.becomePartner, href: paths.becomePartner },
  'privacy-policy': { title: pageTitles.privacy, href: paths.privacyPolicy },
  about: { title: pageTitles.about, href: paths.about },
  'custom-service': { title: search.end.action, href: contactHref('custom-service') },
  profile: { title: search.profile, href: contactHref('profile') },
}

function placePage(id: string, title: string | undefined, href: string): Array<Suggestion> {
  return title === undefined ? [] : [{ kind: 'place', id, title, href }]
}

/** Returns the page of a named subject with its title in the language of the lists; none if it has no page. */
export function getPage(
  subject: Subject,
  { cities, states, brands }: SiteLists,
  code: LanguageCode,
): Array<Suggestion> {
  const cityTitle = (id: string) => cities.find((city) => getId(city) === id)?.title
  switch (subject.kind) {
    case 'city':
      return placePage(subject.id, cityTitle(subject.id), paths.city(subject.id))
    case 'area': {
      const { id, cityId, title, hindi } = subject.area
      const city = cityTitle(cityId)
      return placePage(id, city && `${code === 'hi' ? hindi : title}, ${city}`, paths.city(cityId))
    }
    case 'state': {
      const title = states.find((state) => getId(state) === subject.id)?.title
      // A state with the name of one of the cities gets a title of its own.
      const own = title && cities.some((city) => city.title === title) ? search.wholeState(title) : title
      return placePage(`state-${subject.id}`, own, paths.state(subject.id))
    }
    case 'brand': {
      const { id } = subject
      const title = brands.find(({ _id }) => _id === id)?.title
      return title === undefined ? [] : [{ kind: 'brand', id, title, href: paths.brand(id) }]
    }
    case 'provider': {
      const { id } = subject
      const name = providerCards.find((card) => card.id === id)?.name
      return name === undefined
        ? []
        : [{ kind: 'provider', id, title: name, href: paths.provider(id), isSample: true }]
    }
    case 'page':
      return [{ kind: 'page', id: subject.id, ...helpPages[subject.id] }]
    case 'town':
      return []
  }
}
