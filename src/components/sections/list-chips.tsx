import { use } from 'react'
import { ApiText } from '#components/ui/api-text.tsx'
import { CHIP } from '#components/ui/button.tsx'
import { ListedContext, TodayContext } from '#components/ui/scope-contexts.tsx'
import { providerList } from '#content/provider-list.ts'
import type { ListChoices } from '#data/providers/list-queries.ts'
import { getWeekday, type ListSearch } from '#data/providers/list-search.ts'
import { stringifySearch } from '#lib/search-params.ts'

const { chips: strings, names } = providerList

type ListChipsProps = {
  /** The address of the list. */
  action: string
  choices: ListChoices
}

/** Links that narrow or sort a plain list in one press. A chip is there only if somebody in the list matches. */
export function ListChips({ action, choices }: ListChipsProps) {
  const { days, language, isRated } = choices
  const today = use(TodayContext)
  const { price } = use(ListedContext)
  const isNamed = price !== undefined && price.kind !== 'usual'
  const chips: Array<{ label: string | undefined; name: keyof ListSearch; value: string }> = [
    { label: days.includes(getWeekday(today)) ? names.today : undefined, name: 'today', value: '1' },
    { label: isRated ? strings.rating : undefined, name: 'rating', value: '4.5' },
    { label: language && strings.language(language.title), name: 'language', value: language?.value ?? '' },
    { label: isNamed ? strings.price(price.amount) : undefined, name: 'sort', value: 'price' },
  ]
  const further = chips.filter(({ label }) => label)
  if (further.length === 0) return null
  return (
    <nav aria-label={strings.label} className="min-w-0">
      <ul className="snap-row -mx-4 scroll-px-4 gap-2 px-4 py-1 md:mx-0 md:flex-wrap md:px-0">
        {further.map(({ label, name, value }) => (
          <li key={name}>
            <a href={action + stringifySearch({ [name]: value })} rel="nofollow" className={CHIP}>
              <ApiText>{label ?? ''}</ApiText>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
