import { ArrowRight, Building2, MapPin, UserRound } from 'lucide'
import type { Suggestion } from '#api/schemas/search.ts'
import { ApiText } from '#components/ui/api-text.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { search } from '#content/search.ts'
import { langOf } from '#lib/language.ts'

const icons = { place: MapPin, brand: Building2, person: UserRound }

function iconOf(kind: Suggestion['kind']) {
  return kind === 'brand' || kind === 'person' ? icons[kind] : icons.place
}

type NameCardsProps = { names: ReadonlyArray<Suggestion>; label?: string }

/** Places, brands or people that a text names; each card leads to its page. */
export function NameCards({ names, label = search.names }: NameCardsProps) {
  if (names.length === 0) return null
  return (
    <ul aria-label={label} className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {names.map(({ kind, id, title, href, text, isSample }) => (
        <li key={`${kind} ${id}`}>
          <a
            href={href}
            className="group flex h-full min-h-18 items-center gap-4 rounded-xl border border-line bg-surface px-4 py-3 shadow-low transition duration-200 ease-out hover:-translate-y-0.5 hover:border-line-strong/60 hover:shadow-mid active:translate-y-0 active:shadow-low"
          >
            <span className="grid size-11 shrink-0 place-items-center rounded-lg bg-sunken text-primary transition duration-200 group-hover:bg-tint">
              <Icon node={iconOf(kind)} className="size-5" />
            </span>
            <span className="min-w-0 flex-1">
              <span lang={langOf(title)} className="block leading-snug font-semibold wrap-anywhere">
                {title}
              </span>
              <span className="block text-sm text-soft wrap-anywhere">
                <ApiText>
                  {[isSample ? search.sample : search.kinds[kind], text].filter(Boolean).join(': ')}
                </ApiText>
              </span>
            </span>
            <Icon
              node={ArrowRight}
              className="size-5 shrink-0 text-primary transition duration-200 group-hover:translate-x-1"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
