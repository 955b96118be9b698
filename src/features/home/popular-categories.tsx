import { useSuspenseQuery } from '@tanstack/react-query'
import { useApi } from '#api/api-context.ts'
import { servicePath } from '#api/places/service-part.ts'
import { categoryQueries } from '#api/queries.ts'
import { builtInServices, popularServiceIds } from '#content/data/services.ts'
import { langOf } from '#lib/language.ts'

type Chip = { id: string; title: string }

const builtIn: ReadonlyArray<Chip> = builtInServices(popularServiceIds)

const CHIP =
  'inline-flex min-h-11 items-center rounded-full border border-line bg-surface px-4 text-sm font-medium'

function ChipLink({ id, title }: Chip) {
  const href = servicePath(id)
  if (!href)
    return (
      <span lang={langOf(title)} className={CHIP}>
        {title}
      </span>
    )
  return (
    <a
      href={href}
      lang={langOf(title)}
      className={`${CHIP} shadow-low transition duration-200 hover:border-primary hover:text-primary hover:shadow-mid active:scale-[0.97]`}
    >
      {title}
    </a>
  )
}

/** Has room for the usual six from the start, however their names break into rows. */
function Chips({ chips }: { chips: ReadonlyArray<Chip> }) {
  return (
    <ul aria-labelledby="popular-title" className="flex min-h-37 flex-wrap content-start gap-2 sm:min-h-24">
      {chips.map(({ id, title }) => (
        <li key={id}>
          <ChipLink id={id} title={title} />
        </li>
      ))}
    </ul>
  )
}

/** The built-in links, useful while the popular categories are on their way. */
export function PopularFallback() {
  return <Chips chips={builtIn} />
}

export function PopularCategories() {
  const { data } = useSuspenseQuery(categoryQueries.popular(useApi()))
  if (!data.ok || data.data.length === 0) return <PopularFallback />
  return <Chips chips={data.data.map(({ _id, title }) => ({ id: _id, title }))} />
}
