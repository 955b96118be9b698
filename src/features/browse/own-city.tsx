import { ArrowRight, MapPin } from 'lucide'
import { use } from 'react'
import { ChooseCityContext, useChosenCity } from '#components/sections/chosen-city.ts'
import { ApiText } from '#components/ui/api-text.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { browse } from '#content/browse.ts'
import { messages } from '#content/messages.ts'
import type { CityOffer } from '#lib/chosen-city.ts'
import { paths } from '#lib/paths.ts'

const { ownCity: words } = browse
const ACTION =
  'inline-flex min-h-11 items-center gap-2 text-left text-sm font-semibold leading-snug sm:text-base text-primary underline-offset-4 hover:underline'

function CityLink({ href, label }: { href: string; label: string }) {
  return (
    <a href={href} className={ACTION}>
      <ApiText>{label}</ApiText>
      <Icon node={ArrowRight} className="size-5 shrink-0" />
    </a>
  )
}

function Choose() {
  const choose = use(ChooseCityContext)
  return (
    <>
      <p className="text-sm text-soft">{words.none}</p>
      <button type="button" onClick={choose} aria-haspopup="dialog" className={ACTION}>
        {words.choose}
      </button>
    </>
  )
}

/** That the city does not have the service, and the nearest that has it. */
function Missing({ id, title, offer }: { id: string; title: string; offer: CityOffer }) {
  const nearest = offer.elsewhere[id]
  return (
    <>
      <p className="text-sm text-soft">{words.missing(offer.title)}</p>
      {nearest && (
        <CityLink
          href={paths.serviceInCity(id, nearest.id)}
          label={words.nearest(title, nearest.title, nearest.km)}
        />
      )}
    </>
  )
}

/**
 * On the page of a service: its page in the visitor's city, the nearest city that has it, or the choice of a city. The
 * server knows no visitor, so the place is as high as the longest of them from the start.
 */
export function OwnCity({ id, title }: { id: string; title: string }) {
  const { title: city, offer } = useChosenCity()
  return (
    <div className="needs-script mt-6 flex min-h-27 items-center gap-3 rounded-lg border border-line bg-surface px-4 py-2 sm:min-h-24">
      <Icon node={MapPin} className="size-6 shrink-0 text-primary" />
      <div className="flex min-w-0 flex-1 flex-col justify-center">
        {!city && <Choose />}
        {city && !offer && <p className="text-sm text-soft">{messages.location.changed(city)}</p>}
        {offer &&
          (offer.serviceIds.includes(id) ? (
            <CityLink href={paths.serviceInCity(id, offer.id)} label={words.offered(title, city)} />
          ) : (
            <Missing id={id} title={title} offer={offer} />
          ))}
      </div>
    </div>
  )
}
