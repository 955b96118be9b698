import { MessageCircle, Smartphone } from 'lucide'
import { ButtonLink } from '#components/ui/button.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { fallbackImages } from '#content/fallback-images.ts'
import { placeCallToAction as words } from '#content/place-pages.ts'
import { paths } from '#lib/paths.ts'

/** The last call of a place page: book in the app, or ask. */
export function CallToAction({ place }: { place: string }) {
  return (
    <section
      aria-labelledby="action-title"
      className="grid items-end gap-x-10 overflow-hidden rounded-2xl bg-night px-6 text-on-night sm:px-10 md:grid-cols-[1fr_14rem] lg:px-14"
    >
      <div className="py-10 lg:py-14">
        <h2 id="action-title" className="text-2xl">
          {words.title(place)}
        </h2>
        <p className="mt-3 max-w-xl text-on-night-soft">{words.text}</p>
        <div className="mt-7 flex flex-wrap gap-3">
          <ButtonLink href={paths.app} variant="accent" size="lg" className="w-full sm:w-auto">
            <Icon node={Smartphone} className="size-5" />
            {words.download}
          </ButtonLink>
          <ButtonLink href={paths.contact} variant="secondary" size="lg" className="w-full sm:w-auto">
            <Icon node={MessageCircle} className="size-5" />
            {words.contact}
          </ButtonLink>
        </div>
      </div>
      <Picture
        fallback={fallbackImages.service}
        src="/images/promos/app-phone.svg"
        alt=""
        width={320}
        height={400}
        className="hidden h-auto w-56 md:-mb-8 md:block"
      />
    </section>
  )
}
