import { useQueries } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { X } from 'lucide'
import { useEffect, useSyncExternalStore } from 'react'
import { comparison } from '#browser/comparison.ts'
import { useApi } from '#components/sections/page-context.ts'
import { Button, ButtonLink } from '#components/ui/button.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { keepFocus } from '#components/ui/keep-focus.ts'
import { comparisonBar as strings } from '#content/comparison-bar.ts'
import { isListedQuery } from '#data/providers/comparison-query.ts'
import { getLang, inLanguage, language } from '#lib/language.ts'
import { paths } from '#lib/paths.ts'

function subscribeToWidth(listener: () => void): () => void {
  addEventListener('resize', listener, { passive: true })
  return () => removeEventListener('resize', listener)
}

/** Removes chosen providers who are not listed any more. */
function useDropUnlisted(providers: ReadonlyArray<{ id: string }>): void {
  const api = useApi()
  const listed = useQueries({ queries: providers.map(({ id }) => isListedQuery(api, id)) })
  const gone = providers.filter((_, index) => listed[index]?.data === false).map(({ id }) => id)
  useEffect(() => {
    for (const id of gone) comparison.drop(id)
  })
}

/**
 * The providers chosen for comparison, at the bottom of every page but the comparison, during the visit. `onText` gets
 * the text to announce.
 */
export function CompareBar({ onText }: { onText: (text: string) => void }) {
  const { providers, ...scope } = useSyncExternalStore(comparison.subscribe, comparison.read, comparison.none)
  useDropUnlisted(providers)
  const most = useSyncExternalStore(subscribeToWidth, comparison.most)
  const href = paths.compare(
    providers.map(({ id }) => id),
    scope,
  )
  const isCompared = useLocation({
    select: ({ pathname }) => inLanguage(pathname, language) === paths.compareForm,
  })
  const text = strings.chosen(providers.length, Math.max(most, providers.length))
  useEffect(() => onText(text), [onText, text])
  if (providers.length === 0 || isCompared) return null
  return (
    <section id="compare-bar" aria-label={strings.label} className="rise bottom-bar z-30 print:hidden">
      <div className="shell flex flex-wrap items-center gap-x-3 py-3 md:gap-x-4">
        <div className="min-w-28 flex-1 text-sm md:flex-none">
          <p className="font-semibold">{text}</p>
          <p className="text-soft">
            {providers.length >= most ? strings.full : providers.length === 1 && strings.addAnother}
          </p>
        </div>
        <ul className="hidden min-w-0 flex-1 flex-wrap gap-2 md:flex">
          {providers.map((provider) => (
            <li key={provider.id} className="min-w-0">
              <button
                type="button"
                ref={keepFocus}
                aria-label={strings.remove(provider.name)}
                onClick={() => comparison.toggle(provider)}
                className="inline-flex min-h-9 max-w-48 items-center gap-1.5 rounded-full border border-line-strong/50 px-3 text-sm transition hover:border-primary hover:text-primary"
              >
                <bdi lang={getLang(provider.name)} className="truncate">
                  {provider.name}
                </bdi>
                <Icon node={X} className="size-4" />
              </button>
            </li>
          ))}
        </ul>
        <Button ref={keepFocus} variant="quiet" onClick={comparison.clear} className="shrink-0 max-md:px-3">
          {strings.clear}
        </Button>
        {providers.length > 1 && (
          <ButtonLink href={href} rel="nofollow" className="shrink-0">
            {strings.open}
          </ButtonLink>
        )}
      </div>
    </section>
  )
}
