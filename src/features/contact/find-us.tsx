import { ExternalLink, Map as MapIcon } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { Button, ButtonLink } from '#components/ui/button.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { company } from '#content/company.ts'
import { contact } from '#content/contact.ts'
import { MapPicture } from './map-picture.tsx'
import { mapsSearchUrl } from './maps-search.ts'

const words = contact.map

/** The map of another company in its frame; it takes the focus from the button that it replaces. */
function MapFrame({ url }: { url: string }) {
  const frame = useRef<HTMLIFrameElement>(null)

  useEffect(() => frame.current?.focus({ preventScroll: true }), [])

  return (
    <iframe
      ref={frame}
      src={url}
      title={words.frameTitle}
      referrerPolicy="strict-origin-when-cross-origin"
      sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      className="relative size-full border-0"
    />
  )
}

/** The office on a map, 350 px high. Nothing of the map's host is loaded before the visitor asks for it. */
export function FindUs({ mapEmbedUrl }: { mapEmbedUrl: string | undefined }) {
  const [shown, setShown] = useState(false)
  return (
    <section aria-labelledby="map-title" className="shell pb-16 md:pb-24">
      <div className="grid overflow-hidden rounded-2xl border border-line bg-surface shadow-low lg:grid-cols-[22rem_1fr]">
        <div className="flex flex-col items-start justify-center gap-3 p-6 sm:p-8">
          <h2 id="map-title" className="text-2xl">
            {words.title}
          </h2>
          <p className="text-soft">{words.text}</p>
          {mapEmbedUrl && <p className="needs-script text-sm text-soft">{words.showNote}</p>}
          <ButtonLink
            href={mapsSearchUrl(company.latitude, company.longitude)}
            target="_blank"
            rel="noopener noreferrer"
            variant="secondary"
            className="mt-2"
          >
            <Icon node={ExternalLink} className="size-4" />
            {words.openInMaps}
            <span className="sr-only">{words.newTab}</span>
          </ButtonLink>
        </div>
        <div className="relative order-first h-[350px] overflow-hidden bg-sunken lg:order-last">
          <MapPicture />
          {mapEmbedUrl && shown && <MapFrame url={mapEmbedUrl} />}
          {!shown && (
            <div className="absolute inset-x-4 bottom-4 mx-auto flex w-fit max-w-[calc(100%-2rem)] flex-col items-center gap-3 rounded-lg bg-surface/95 px-5 py-4 text-center shadow-mid">
              <p className="text-sm font-semibold">{company.addressLines.slice(0, 3).join(', ')}</p>
              {mapEmbedUrl && (
                <Button className="needs-script" onClick={() => setShown(true)}>
                  <Icon node={MapIcon} className="size-4" />
                  {words.show}
                </Button>
              )}
            </div>
          )}
        </div>
      </div>
    </section>
  )
}
