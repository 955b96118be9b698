import { ArrowRight } from 'lucide'
import { Suspense } from 'react'
import { contactHref } from '#catalogue/contact-href.ts'
import { useServices } from '#components/sections/use-services.ts'
import { ApiText } from '#components/ui/api-text.tsx'
import { Breadcrumb } from '#components/ui/breadcrumb.tsx'
import { ButtonLink } from '#components/ui/button.tsx'
import { entranceDelay } from '#components/ui/entrance.ts'
import { Icon } from '#components/ui/icon.tsx'
import { ServicePicture } from '#components/ui/picture.tsx'
import { ServiceLink } from '#components/ui/service-link.tsx'
import { browse, fromPrice } from '#content/browse.ts'
import { allServicesCrumbs } from '#data/breadcrumbs/breadcrumbs.ts'
import { serviceCatalogue, serviceDrawing } from '#data/services/built-in-services.ts'
import { SERVICES_PER_PAGE } from '#data/services/read-services.ts'
import type { ServiceCard } from '#data/services/service-cards.ts'
import { getLang } from '#lib/language.ts'
import { paths } from '#lib/paths.ts'
import { stringifySearch } from '#lib/search-params.ts'

function Card({ service }: { service: ServiceCard }) {
  const { id, title, summary, image, price } = service
  return (
    <ServiceLink
      href={paths.service(id)}
      className="group flex h-full items-start gap-3.5 rounded-xl border border-line bg-surface p-4 shadow-low transition duration-200 ease-out hover:-translate-y-0.5 hover:border-line-strong/60 hover:shadow-mid active:translate-y-0 active:shadow-low sm:flex-col sm:gap-4 sm:p-6"
    >
      <span className="grid size-14 shrink-0 place-items-center rounded-lg bg-sunken transition duration-200 group-hover:bg-tint sm:size-20">
        <ServicePicture src={image || serviceDrawing({ id, title })} className="size-10 sm:size-14" />
      </span>
      <div className="flex min-w-0 flex-1 flex-col self-stretch">
        <h2 lang={getLang(title)} className="text-lg">
          {title}
        </h2>
        <span lang={getLang(summary)} className="mt-1 line-clamp-10 text-sm text-pretty text-soft">
          {summary}
        </span>
        <span className="mt-auto flex items-center justify-between gap-3 pt-3 text-sm font-semibold">
          <span>{price && fromPrice(price)}</span>
          <Icon
            node={ArrowRight}
            className="size-5 text-primary transition duration-200 group-hover:translate-x-1"
          />
        </span>
      </div>
    </ServiceLink>
  )
}

type CardsProps = { services: ReadonlyArray<ServiceCard>; prices?: string | undefined }

function Cards({ services, prices }: CardsProps) {
  return (
    <>
      <p className="mt-3 max-w-2xl text-lg text-soft">
        <ApiText>{[browse.services.text, prices].filter(Boolean).join(' ')}</ApiText>
      </p>
      {services.length > 0 && (
        <ul className="mt-8 grid gap-3 sm:grid-cols-2 sm:gap-5 md:mt-10 lg:grid-cols-3 xl:grid-cols-4">
          {services.map((service, index) => (
            <li key={service.id} className="rise" style={entranceDelay(index)}>
              <Card service={service} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function ListedCards({ page }: { page: number }) {
  const { cards, total, prices } = useServices('all', page)
  return (
    <>
      <Cards services={cards} prices={prices} />
      {page * SERVICES_PER_PAGE < total && (
        <ButtonLink
          variant="secondary"
          className="mt-8"
          href={paths.services + stringifySearch({ page: page + 1 })}
        >
          {browse.services.more}
        </ButtonLink>
      )}
    </>
  )
}

/** A page of the services that the upstream lists, those of the specification first, at the prices of the chosen city. */
export function ServicesPage({ page }: { page: number }) {
  const { title, custom } = browse.services
  return (
    <div className="shell pt-6 pb-16 md:pt-8 md:pb-24">
      <Breadcrumb crumbs={allServicesCrumbs()} />
      <h1 className="mt-4 text-3xl md:mt-6">{title}</h1>
      <Suspense fallback={<Cards services={serviceCatalogue} />}>
        <ListedCards page={page} />
      </Suspense>
      <section
        aria-labelledby="custom-title"
        className="mt-12 flex flex-col items-start justify-between gap-5 rounded-2xl bg-night p-6 text-on-night sm:p-10 md:mt-16 md:flex-row md:items-center"
      >
        <div className="max-w-2xl">
          <h2 id="custom-title" className="text-2xl">
            {custom.title}
          </h2>
          <p className="mt-2 text-on-night-soft">{custom.text}</p>
        </div>
        <ButtonLink href={contactHref('custom-service')} variant="accent" size="lg" className="shrink-0">
          {custom.action}
        </ButtonLink>
      </section>
    </div>
  )
}
