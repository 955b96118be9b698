import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { LocateFixed, Search, X } from 'lucide'
import { languageOffers } from '#catalogue/language-offers.ts'
import { useApi } from '#components/sections/page-context.ts'
import { ApiText } from '#components/ui/api-text.tsx'
import { Button } from '#components/ui/button.tsx'
import { CITY_DIALOG } from '#components/ui/city-dialog-button.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { locationDialog } from '#content/location-dialog.ts'
import { dialogCitiesQuery } from '#data/places/dialog-cities.ts'
import { headerCities } from '#data/places/header-cities.ts'
import { inLanguage, LANGUAGES, language } from '#lib/language.ts'
import { paths } from '#lib/paths.ts'

/** The cities of the closed search; the largest ones while the list of the upstream is missing. */
function useFirstCities(): ReadonlyArray<{ slug: string; title: string }> {
  const read = useQueryClient().getQueryData(dialogCitiesQuery(useApi()).queryKey)
  if (read?.ok) return read.data
  return headerCities.map(({ id, title }) => ({ slug: id, title }))
}

/** Offers the page in the other languages. The script shows the one that the browser prefers. */
function LanguageLines() {
  const address = useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr })
  return Object.values(LANGUAGES)
    .filter(({ code }) => code !== language.code)
    .map((other) => (
      <p key={other.code} hidden lang={other.code} className="text-sm">
        {languageOffers[other.code].text}{' '}
        <a href={inLanguage(address, other)} hrefLang={other.code} className="font-semibold underline">
          {languageOffers[other.code].open}
        </a>
      </p>
    ))
}

function Heading() {
  return (
    <div className="flex items-start justify-between gap-4">
      <div>
        <h2 id="location-title" tabIndex={-1} className="text-xl outline-none">
          {locationDialog.title}
        </h2>
        <p className="mt-1 text-sm text-soft">{locationDialog.text}</p>
      </div>
      <button
        type="button"
        aria-label={locationDialog.close}
        popoverTarget={CITY_DIALOG}
        popoverTargetAction="hide"
        className="-mt-2 -mr-2 grid size-11 shrink-0 place-items-center rounded-md text-soft hover:bg-sunken hover:text-ink"
      >
        <Icon node={X} className="size-5" />
      </button>
    </div>
  )
}

/** The content of the dialog as the server sends it. The cities are links, which script turns into a choice. */
export function CityDialogContent() {
  const cities = useFirstCities()
  return (
    <div className="flex flex-col gap-4 p-5 sm:p-6">
      <Heading />
      <LanguageLines />
      <label className="needs-script relative block">
        <span className="sr-only">{locationDialog.field}</span>
        <Icon
          node={Search}
          className="pointer-events-none absolute top-1/2 left-3.5 size-5 -translate-y-1/2 text-soft"
        />
        <input
          type="search"
          placeholder={locationDialog.field}
          autoComplete="off"
          enterKeyHint="go"
          className="h-12 w-full rounded-md border border-line-strong bg-paper pr-3 pl-11 text-base placeholder:text-soft"
        />
      </label>
      <Button variant="secondary" data-locate="" className="needs-script">
        <Icon node={LocateFixed} className="size-5" />
        <span>{locationDialog.useCurrent}</span>
      </Button>
      <p role="status" className="sr-only" />
      <p data-note="" hidden className="rounded-md bg-sunken px-4 py-3 text-sm" />
      <ul className="cities">
        {cities.map(({ slug, title }) => (
          <li key={slug}>
            <a href={paths.city(slug)} data-city={slug}>
              <ApiText>{title}</ApiText>
            </a>
          </li>
        ))}
      </ul>
      <a href={`${paths.home}#places-cities`} className="tap self-start font-semibold text-primary underline">
        {locationDialog.all}
      </a>
    </div>
  )
}
