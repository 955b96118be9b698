import { useSuspenseQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type SubmitEvent, Suspense } from 'react'
import { chosenCity } from '#browser/chosen-city.ts'
import { popularServiceIds } from '#catalogue/service-list.ts'
import { CallBackLink } from '#components/sections/book-link.tsx'
import { IfListed } from '#components/sections/if-listed.tsx'
import { useApi } from '#components/sections/page-context.ts'
import { SearchBox } from '#components/sections/search-box.tsx'
import { Button } from '#components/ui/button.tsx'
import { Late } from '#components/ui/late.tsx'
import { lazy } from '#components/ui/lazy.ts'
import { TodayContext } from '#components/ui/scope-contexts.tsx'
import { ServiceLink } from '#components/ui/service-link.tsx'
import { home } from '#content/home.ts'
import { catalogueQueries } from '#data/queries.ts'
import { builtInServices } from '#data/services/built-in-services.ts'
import { getLang } from '#lib/language.ts'
import { paths } from '#lib/paths.ts'
import { HeroPicture } from './hero-picture.tsx'

const words = home.hero

/**
 * The search of the hero: a plain form, handled by the page with JavaScript. An empty search does nothing.
 */
function HeroSearch() {
  const router = useRouter()

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const query = String(new FormData(event.currentTarget).get('q') ?? '').trim()
    if (query) void router.navigate({ href: paths.search(query, chosenCity().id) })
  }

  return (
    <search>
      <form
        action={paths.searchForm}
        method="get"
        onSubmit={onSubmit}
        className="relative mt-5 flex max-w-xl flex-col gap-2 rounded-xl border border-line-strong bg-surface p-2 shadow-mid transition duration-200 focus-within:border-primary focus-within:shadow-high sm:flex-row md:mt-7"
      >
        <SearchBox
          label={words.searchLabel}
          placeholder={words.searchPlaceholder}
          iconClassName="left-3 text-primary"
          className="h-13 rounded-lg bg-transparent pr-3 pl-11"
        />
        <Button type="submit" size="lg" className="rounded-lg!">
          {words.searchButton}
        </Button>
      </form>
    </search>
  )
}

type Chip = { id: string; title: string }

const builtIn: ReadonlyArray<Chip> = builtInServices(popularServiceIds)

const CHIP =
  'inline-flex min-h-11 items-center rounded-full border border-line bg-surface px-4 text-sm font-medium'

function ChipLink({ id, title }: Chip) {
  return (
    <ServiceLink
      href={paths.service(id)}
      lang={getLang(title)}
      className={`${CHIP} shadow-low transition duration-200 hover:border-primary hover:text-primary hover:shadow-mid active:scale-[0.97]`}
    >
      {title}
    </ServiceLink>
  )
}

/** The quickest links: one row that scrolls sideways on a phone, else room for the usual services in rows. */
function Chips({ chips }: { chips: ReadonlyArray<Chip> }) {
  if (chips.length === 0) return null
  return (
    <>
      <p id="popular-title" className="mb-2 text-sm font-semibold text-soft">
        {words.popularLabel}
      </p>
      <ul
        aria-labelledby="popular-title"
        className="snap-row -mx-4 scroll-px-4 gap-2 px-4 pb-1 sm:mx-0 sm:min-h-24 sm:flex-wrap sm:content-start sm:px-0"
      >
        {chips.map(({ id, title }) => (
          <li key={id}>
            <ChipLink id={id} title={title} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** The built-in links, shown while the popular services are read. */
function PopularFallback() {
  return <Chips chips={builtIn} />
}

function PopularServices() {
  const { data } = useSuspenseQuery(catalogueQueries.popular(useApi()))
  if (!data.ok) return <PopularFallback />
  return <Chips chips={data.data.map(({ _id, title }) => ({ id: _id, title }))} />
}

const callBack = (
  <div className="mt-4">
    <CallBackLink booking={{}} />
  </div>
)

/** The purpose of the site, the search and the quickest links. */
function Hero() {
  return (
    <section
      aria-labelledby="hero-title"
      className="overflow-x-clip bg-[linear-gradient(var(--color-tint),var(--color-paper))]"
    >
      <div className="shell grid grid-cols-1 items-center gap-x-12 gap-y-8 pt-8 pb-8 md:pt-14 lg:grid-cols-[1.1fr_1fr] lg:pt-16 lg:pb-20">
        <div className="min-w-0">
          <h1 id="hero-title" className="max-w-xl text-4xl">
            {words.headline}
          </h1>
          <p className="mt-4 max-w-xl text-lg text-soft md:mt-5">
            <IfListed otherwise={words.nobodyListed}>{words.subHeadline}</IfListed>
          </p>
          <HeroSearch />
          <IfListed otherwise={callBack}>{null}</IfListed>
          <div className="rise mt-5 md:mt-6">
            <Suspense fallback={<PopularFallback />}>
              <PopularServices />
            </Suspense>
          </div>
        </div>
        <HeroPicture className="max-lg:hidden" />
      </div>
    </section>
  )
}

const HomeMore = lazy(() => import('./home-more.tsx').then(({ HomeMore }) => HomeMore))

const HomeOffer = lazy(() => import('./home-offer.tsx').then(({ HomeOffer }) => HomeOffer))

/** The body of the home page: its sections in the order of specification section 2. */
export function HomePage({ today }: { today: string }) {
  return (
    <TodayContext value={today}>
      <Hero />
      <Late className="[contain-intrinsic-block-size:auto_100rem]">
        <HomeOffer />
      </Late>
      <Late className="[contain-intrinsic-block-size:auto_280rem]">
        <HomeMore />
      </Late>
    </TodayContext>
  )
}
