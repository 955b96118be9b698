import { useLocation } from '@tanstack/react-router'
import { ChevronDown, MapPin, Menu, Search, Smartphone, X } from 'lucide'
import { use, useEffect, useRef } from 'react'
import { findLink } from '#browser/find-link.ts'
import { callBackHref } from '#catalogue/contact-href.ts'
import { IfListed } from '#components/sections/if-listed.tsx'
import { SiteOriginContext } from '#components/sections/site-contexts.ts'
import { ApiText } from '#components/ui/api-text.tsx'
import { ButtonLink } from '#components/ui/button.tsx'
import { CityDialogButton } from '#components/ui/city-dialog-button.tsx'
import { closeWhenLeft } from '#components/ui/close-when-left.ts'
import { Icon } from '#components/ui/icon.tsx'
import { followInLanguage } from '#components/ui/language-choice.ts'
import { Logo } from '#components/ui/logo.tsx'
import { messages } from '#content/messages.ts'
import { navigation, shell } from '#content/shell.ts'
import { headerLinks, menuLinks, type NavigationLink } from '#data/navigation.ts'
import { bookingHref } from '#lib/booking.ts'
import { inLanguage, isEnglish, LANGUAGES, language, letterCount } from '#lib/language.ts'
import { paths } from '#lib/paths.ts'
import { isPlainClick } from '#lib/plain-click.ts'

const others = Object.values(LANGUAGES).filter(({ code }) => code !== language.code)

/**
 * Links to the page in the other languages, each by its own name. They load a document, so they need no JavaScript.
 */
function LanguageLinks({ className }: { className: string }) {
  const address = useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr })
  return others.map((other) => (
    // The worker renders a page from its clean address; in the browser that may have more.
    <a
      key={other.code}
      href={inLanguage(address, other)}
      hrefLang={other.code}
      lang={other.code}
      rel="alternate"
      onClick={(event) => followInLanguage(event.currentTarget, other)}
      className={className}
      suppressHydrationWarning
    >
      {other.name}
    </a>
  ))
}

/** The look of the location button in the small screen's menu. */
const AS_FIELD = 'min-h-11 w-full gap-2 rounded-md border border-line px-3 text-sm'
/** Its look in the header: a line below the name of the site on a small screen, else a field beside it. */
const AS_LINE =
  'max-xl:absolute -bottom-2 left-11.5 max-xl:h-10 max-xl:w-max max-xl:max-w-[calc(100%-2.875rem)] gap-1 rounded-sm xl:min-h-11 xl:max-w-52 xl:gap-2 xl:rounded-md xl:border xl:border-line xl:px-2.5'

/** Longer names in a wider script have no room beside icons on the narrowest screens. */
const MAX_WIDE_LETTERS = 6

/** Shows a long city name smaller instead of cutting it. */
function lineText(city: string): string {
  const letters = letterCount(city)
  if (!isEnglish && letters > MAX_WIDE_LETTERS && letters <= 14)
    return 'text-xs/tight xl:text-sm/tight max-[22rem]:text-[0.6875rem] max-[22rem]:[&_svg]:hidden'
  if (letters > 20) return 'text-[0.6875rem]/none xl:text-xs/tight'
  return letters > 14
    ? 'text-xs/tight tracking-tight max-[24rem]:text-[0.6875rem] max-[22rem]:[&_svg]:hidden'
    : 'text-xs/tight xl:text-sm/tight'
}

/** Opens the location dialog; shows the chosen city. */
function LocationButton({ city, className }: { city: string; className: string }) {
  return (
    <CityDialogButton
      className={`inline-flex items-center text-left font-medium transition hover:border-primary hover:text-primary active:bg-tint active:text-on-tint ${className}`}
    >
      <Icon node={MapPin} className="size-3.5 text-primary xl:size-4" />
      <span className="min-w-0 grow">
        {city && <span className="sr-only">{`${shell.yourCity} `}</span>}
        {/* Each city has an element of its own, because a translator may have replaced React's text. */}
        <span key={city}>
          <ApiText>{city || messages.location.select}</ApiText>
        </span>
      </span>
      <Icon node={ChevronDown} className="size-3.5 text-soft max-[22rem]:hidden xl:size-4" />
    </CityDialogButton>
  )
}

type HeaderProps = {
  city: string
  /** Marks the link of the page that is shown. */
  pathname: string
}

type NavigationLinksProps = { links?: ReadonlyArray<NavigationLink>; pathname: string; className: string }

function NavigationLinks({ links = headerLinks, pathname, className }: NavigationLinksProps) {
  return links.map(({ label, href }) => (
    <li key={href}>
      <a
        href={href}
        aria-current={href === inLanguage(pathname, language) ? 'page' : undefined}
        className={className}
      >
        {label}
      </a>
    </li>
  ))
}

const downloadApp = (
  <>
    <Icon node={Smartphone} className="size-4" />
    {navigation.downloadApp}
  </>
)

const callBack = (
  <ButtonLink href={callBackHref({})} rel="nofollow" className="w-full">
    {messages.actions.callBack}
  </ButtonLink>
)

/** The small screen's menu: works without JavaScript, and closes when a page is chosen. */
function MobileMenu({ city, pathname }: HeaderProps) {
  const menu = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    function close() {
      if (!menu.current?.open) return
      menu.current.open = false
      menu.current.querySelector('summary')?.focus()
    }
    function closeOnEscape({ key }: KeyboardEvent) {
      if (key === 'Escape' && !document.querySelector('dialog[open], :popover-open')) close()
    }
    // A link may point to the current page, or to another address of it.
    function closeOnLink(event: MouseEvent) {
      const link = findLink(event)
      if (link && isPlainClick(event) && menu.current?.contains(link)) close()
    }
    document.addEventListener('keydown', closeOnEscape)
    document.addEventListener('click', closeOnLink)
    return () => {
      document.removeEventListener('keydown', closeOnEscape)
      document.removeEventListener('click', closeOnLink)
    }
  }, [])

  return (
    <details ref={menu} onBlur={closeWhenLeft} className="group xl:hidden">
      <summary className="-mr-2 grid size-11 list-none place-items-center rounded-md text-ink hover:bg-sunken [&::-webkit-details-marker]:hidden">
        <span className="sr-only">{shell.menu}</span>
        <Icon node={Menu} className="size-6 group-open:hidden" />
        <Icon node={X} className="hidden size-6 group-open:block" />
      </summary>
      <nav
        aria-label={shell.menu}
        className="absolute inset-x-0 top-full max-h-[calc(100dvh-var(--header-height))] overflow-y-auto border-b border-line bg-surface shadow-high"
      >
        <div className="shell flex flex-col gap-3 py-4">
          <LocationButton city={city} className={AS_FIELD} />
          <ul className="flex flex-col">
            <NavigationLinks
              links={[...headerLinks, ...menuLinks]}
              pathname={pathname}
              className="flex min-h-12 items-center rounded-md px-3 font-medium hover:bg-sunken aria-[current=page]:bg-tint aria-[current=page]:text-on-tint"
            />
          </ul>
          {/* Phones are redirected to their store, and computers with a narrow window to the QR code. */}
          <IfListed otherwise={callBack}>
            <ButtonLink
              href={bookingHref({}, use(SiteOriginContext))}
              data-opens-app=""
              rel="nofollow"
              className="w-full"
            >
              {downloadApp}
            </ButtonLink>
          </IfListed>
        </div>
      </nav>
    </details>
  )
}

export function Header(props: HeaderProps) {
  const { city, pathname } = props
  return (
    <header className="sticky top-(--header-edge) z-30 border-b border-line bg-surface/90 [backdrop-filter:blur(8px)]">
      <div className="shell flex min-h-(--header-height) items-center gap-1 max-[22rem]:gap-0 xl:gap-2">
        <div className="relative flex items-center gap-x-4 grow xl:basis-0">
          <a href={paths.home} aria-label={shell.home} className="rounded-md xl:flex">
            <Logo nameClass="max-xl:pb-6" />
          </a>
          <LocationButton city={city} className={`${AS_LINE} ${lineText(city)}`} />
        </div>
        <nav aria-label={shell.mainNavigation} className="ml-auto hidden xl:block">
          <ul className="flex flex-wrap items-center justify-end gap-x-1">
            <NavigationLinks
              pathname={pathname}
              className="inline-flex min-h-11 items-center rounded-md px-2.5 text-sm font-medium whitespace-nowrap text-soft transition hover:bg-sunken hover:text-ink aria-[current=page]:bg-tint aria-[current=page]:text-on-tint"
            />
          </ul>
        </nav>
        <LanguageLinks className="inline-flex min-h-11 items-center rounded-md px-1 text-sm font-medium whitespace-nowrap text-soft transition hover:bg-sunken hover:text-ink xl:-mx-1" />
        <a
          href={paths.searchForm}
          aria-label={shell.search}
          className="grid size-11 place-items-center rounded-md text-ink transition hover:bg-sunken hover:text-primary"
        >
          <Icon node={Search} className="size-5" />
        </a>
        <div className="hidden whitespace-nowrap xl:block">
          <IfListed otherwise={callBack}>
            <ButtonLink href={paths.book}>{downloadApp}</ButtonLink>
          </IfListed>
        </div>
        <div className="xl:hidden">
          <MobileMenu key={pathname} {...props} />
        </div>
      </div>
    </header>
  )
}
