import { useListedServices } from '#components/sections/page-context.ts'
import { Button } from '#components/ui/button.tsx'
import { messages } from '#content/messages.ts'
import { search } from '#content/search.ts'
import { serviceCatalogue } from '#data/services/built-in-services.ts'
import { paths } from '#lib/paths.ts'
import { LinkChips } from './link-chips.tsx'
import { SearchBox } from './search-box.tsx'

const builtIn = serviceCatalogue.map(({ id, title }) => ({ slug: id, title }))

/** The search and the services, on the screen of a missing page. */
export function Finder() {
  const services = useListedServices() ?? builtIn
  const links = services.map(({ slug, title }) => ({ href: paths.service(slug), title }))
  return (
    <div className="mt-8 w-full max-w-2xl">
      <search>
        <form action={paths.searchForm} method="get" className="relative flex flex-col gap-3 sm:flex-row">
          <SearchBox
            label={search.label}
            placeholder={search.placeholder}
            className="h-13 rounded-lg border border-line-strong bg-surface pr-4 pl-12 max-sm:placeholder:text-sm"
          />
          <Button type="submit" size="lg">
            {search.button}
          </Button>
        </form>
      </search>
      <LinkChips id="finder-title" heading={messages.notFound.services} links={links} />
    </div>
  )
}
