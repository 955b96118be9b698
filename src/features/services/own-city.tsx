import { ArrowRight, MapPin } from 'lucide'
import type { CityOffer } from '#browser/chosen-city.ts'
import { ApiText } from '#components/ui/api-text.tsx'
import { CityDialogButton } from '#components/ui/city-dialog-button.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { useChosenCity } from '#components/ui/use-chosen-city.ts'
import { browse } from '#content/browse.ts'
import { messages } from '#content/messages.ts'
import { classNames } from '#lib/class-names.ts'
import { paths } from '#lib/paths.ts'

const { ownCity: words } = browse
const ACTION =
  'inline-flex min-h-11 items-center gap-2 text-left text-sm wrap-anywhere! font-semibold leading-snug sm:text-base text-primary underline-offset-4 hover:underline'

function CityLink({ href, label }: { href: string; label: string }) {
  return (
    <a href={href} className={ACTION}>
      <ApiText>{label}</ApiText>
      <Icon node={ArrowRight} className="size-5" />
    </a>
  )
}

function Choose() {
  return <CityDialogButton className={ACTION}>{words.choose}</CityDialogButton>
}

/** Says that the city does not have the service, and which is the nearest that has it. */
function Missing({ id, title, offer }: { id: string; title: string; offer: CityOffer }) {
  const nearest = offer.elsewhere[id]
  return (
    <>
      <p className="font-semibold">{words.missing(offer.title)}</p>
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
 * Links to the service in the visitor's city or the nearest city that has it, or offers the choice of a city. The
 * server does not know the visitor, so the element has the height of the longest variant from the start.
 */
export function OwnCity({ id, title }: { id: string; title: string }) {
  const { title: city, offer } = useChosenCity()
  const isMissing = offer && !offer.serviceIds.includes(id)
  return (
    <div
      className={classNames(
        'needs-script mt-4 flex min-h-20 max-sm:min-h-25 items-center gap-3 rounded-lg border px-4 py-1',
        isMissing ? 'border-transparent bg-accent-tint text-on-accent-tint' : 'border-line bg-surface',
      )}
    >
      <Icon node={MapPin} className="size-6 text-primary" />
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
