import { Search } from 'lucide'
import { serviceCatalogue } from '#catalogue/service-list.ts'
import { Button } from '#components/ui/button.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { messages } from '#content/messages.ts'
import { search } from '#content/search.ts'
import { useListedServices } from '#data/api-context.ts'
import { servicePath } from '#data/places/resolve-place.ts'
import { getLang } from '#lib/language.ts'
import { paths } from '#lib/paths.ts'
import { MAX_SEARCH_LENGTH } from '#lib/search-params.ts'

const builtIn = serviceCatalogue.map(({ id, title }) => ({ slug: id, title }))

/** The ways on from a page that does not exist: the search, and the services. */
export function Finder() {
  const services = useListedServices() ?? builtIn
  return (
    <div className="mt-8 w-full max-w-2xl">
      <search>
        <form action={paths.searchForm} method="get" className="flex flex-col gap-3 sm:flex-row">
          <label className="relative min-w-0 flex-1">
            <span className="sr-only">{search.label}</span>
            <Icon
              node={Search}
              className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-soft"
            />
            <input
              type="search"
              name="q"
              required
              maxLength={MAX_SEARCH_LENGTH}
              placeholder={search.placeholder}
              autoComplete="off"
              enterKeyHint="search"
              className="h-13 w-full rounded-lg border border-line-strong bg-surface pr-4 pl-12 text-base placeholder:text-soft max-sm:placeholder:text-sm"
            />
          </label>
          <Button type="submit" size="lg">
            {search.button}
          </Button>
        </form>
      </search>
      <nav aria-labelledby="finder-title" className="mt-8">
        <h2 id="finder-title" className="text-lg">
          {messages.notFound.services}
        </h2>
        <ul className="mt-3 flex flex-wrap justify-center gap-2">
          {services.map(({ slug, title }) => {
            const href = servicePath(slug)
            return (
              href && (
                <li key={slug}>
                  <a
                    href={href}
                    lang={getLang(title)}
                    className="inline-flex min-h-11 items-center rounded-full border border-line-strong/50 bg-surface px-4 text-sm font-medium hover:border-primary hover:bg-tint hover:text-on-tint"
                  >
                    {title}
                  </a>
                </li>
              )
            )
          })}
        </ul>
      </nav>
    </div>
  )
}
