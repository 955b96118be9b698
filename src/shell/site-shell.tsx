import { useRouter } from '@tanstack/react-router'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { chosenCity, subscribeToCity } from '#browser/chosen-city.ts'
import { comparison } from '#browser/comparison.ts'
import { Late } from '#components/ui/late.tsx'
import { lazy } from '#components/ui/lazy.ts'
import { Section } from '#components/ui/section.tsx'
import { useChosenCity } from '#components/ui/use-chosen-city.ts'
import { messages } from '#content/messages.ts'
import { shell } from '#content/shell.ts'
import { AppHandoff } from '#features/booking/app-handoff.tsx'
import { PrintedFrom } from '#features/footer/printed-from.tsx'
import { Header } from '#features/header/header.tsx'
import { Toaster } from '#features/toasts/toaster.tsx'
import { LinkNavigation } from './link-navigation.ts'

function focusContent(): void {
  document.querySelector('main')?.focus({ preventScroll: true })
}

/** After a client navigation, moves the keyboard to the content and announces the title. */
function PageAnnouncer() {
  const router = useRouter()
  const [title, setTitle] = useState('')

  useEffect(() => {
    let focused: Element | null = null
    const endBefore = router.subscribe('onBeforeNavigate', () => {
      focused = document.activeElement
    })
    const end = router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
      if (!fromLocation) return
      const active = document.activeElement
      // The focus stays inside a message, a dialog or the content, but not on a link of the page before.
      const isElsewhere = !active?.closest('main, [aria-live], [popover]')
      const isOfPageBefore = active === focused && Boolean(active?.closest('main'))
      if (pathChanged && (isElsewhere || isOfPageBefore)) focusContent()
      // A focused filter may be gone.
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) focusContent()
      })
      if (pathChanged) setTitle(document.title)
    })
    return () => {
      endBefore()
      end()
    }
  }, [router])

  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  )
}

/**
 * Announces a change of the visitor's city once, but not the initial city, even when its name comes later.
 */
function CityAnnouncer() {
  const [city, setCity] = useState('')

  useEffect(() => {
    let last = chosenCity().id
    return subscribeToCity(() => {
      const { id, title } = chosenCity()
      if (id === last || !title) return
      setCity(title)
      last = id
    })
  }, [])

  return (
    <div aria-live="polite" className="sr-only">
      {city && messages.location.changed(city)}
    </div>
  )
}

const SiteFooter = lazy(() => import('#features/footer/site-footer.tsx').then(({ SiteFooter }) => SiteFooter))

const CompareBar = lazy(() =>
  import('#features/compare/compare-bar.tsx').then(({ CompareBar }) => CompareBar),
)

/**
 * The bar of compared providers, shown from the first choice on, also one on an earlier page. Announces each choice; the
 * live region is there before the first.
 */
function Comparing() {
  const [isComparing, setComparing] = useState(false)
  const [isChanged, setChanged] = useState(false)
  const [text, setText] = useState('')
  useEffect(() => {
    if (comparison.read().providers.length > 0) setComparing(true)
    return comparison.subscribe(() => {
      setComparing(true)
      setChanged(true)
    })
  }, [])
  return (
    <>
      <p aria-live="polite" className="sr-only">
        {isChanged && text}
      </p>
      {isComparing && (
        <Section>
          <Suspense>
            <CompareBar onText={setText} />
          </Suspense>
        </Section>
      )}
    </>
  )
}

/** Returns the same element at every render, so that changes around it do not touch the server's HTML. */
const footer = (
  <Late className="[contain-intrinsic-block-size:auto_75rem]">
    <SiteFooter />
  </Late>
)

/**
 * React hydrates boundaries last: the content and this element in one step. A navigation before that would make React
 * look for content that is gone, so the browser follows links until then.
 */
const linkNavigation = (
  <Suspense>
    <LinkNavigation />
  </Suspense>
)

type SiteShellProps = {
  pathname: string
  cityDialog: ReactNode
  children: ReactNode
}

/** The shell around a page: skip link, header, footer, city dialog, toasts. */
export function SiteShell({ pathname, cityDialog, children }: SiteShellProps) {
  const city = useChosenCity()

  return (
    <>
      <a
        href="#content"
        className="fixed top-2 left-2 z-50 -translate-y-24 rounded-md bg-primary px-4 py-2 font-semibold text-on-primary focus:translate-y-0"
      >
        {shell.skip}
      </a>
      <Section>
        <Header city={city.title} pathname={pathname} />
      </Section>
      <Section>
        <main id="content" tabIndex={-1} className="min-h-[70vh] outline-none">
          {children}
          <PrintedFrom />
        </main>
      </Section>
      {linkNavigation}
      {footer}
      {cityDialog}
      <AppHandoff />
      <Comparing />
      <Toaster />
      <CityAnnouncer />
      <PageAnnouncer />
    </>
  )
}
