import { RotateCw, SearchX } from 'lucide'
import { Button, ButtonLink } from '#components/ui/button.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { messages } from '#content/messages.ts'
import { search } from '#content/search.ts'
import { paths } from '#lib/paths.ts'
import { PopularCategories } from './popular.tsx'

/** Nothing was found: what to do about it. That nothing was found is said by the summary above. */
export function NothingFound() {
  return (
    <div className="flex flex-col gap-12">
      <div className="flex flex-col items-start gap-5 rounded-2xl border border-line bg-surface p-6 shadow-low sm:flex-row sm:items-center sm:p-8">
        <span className="grid size-16 shrink-0 place-items-center rounded-full bg-accent-tint text-on-accent-tint">
          <Icon node={SearchX} className="size-7" />
        </span>
        <p className="flex-1 text-lg">{search.hint}</p>
        <ButtonLink href={paths.services} size="lg" className="shrink-0">
          {messages.actions.browseAll}
        </ButtonLink>
      </div>
      <PopularCategories />
    </div>
  )
}

/** The search failed: it can be tried again, and there is another way to what was looked for. */
export function SearchFailed({ onRetry, retrying }: { onRetry: () => void; retrying: boolean }) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button onClick={onRetry} disabled={retrying} className="needs-script">
        <Icon node={RotateCw} className="size-4" />
        {retrying ? search.retrying : search.retry}
      </Button>
      <ButtonLink href={paths.services} variant="secondary">
        {messages.actions.browseAll}
      </ButtonLink>
    </div>
  )
}

/** As large as three results. */
export function ResultsSkeleton() {
  return (
    <div className="flex flex-col gap-4">
      <span className="sr-only">{search.loading}</span>
      {[0, 1, 2].map((row) => (
        <div key={row} className="skeleton h-48 rounded-xl lg:h-40" />
      ))}
    </div>
  )
}
