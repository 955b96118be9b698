import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect } from 'react'
import { chosenCity, noteVisit } from '#browser/chosen-city.ts'
import { followInLanguage, languageToOffer } from '#components/ui/language-choice.ts'
import { inLanguage, LANGUAGES } from '#lib/language.ts'
import { isPlainClick } from '#lib/plain-click.ts'
import { isOfComposition } from '#lib/tab-keys.ts'
import type { CityChoices } from './city-dialog-script.ts'
import { useOpenForNewVisitor } from './use-open-for-new-visitor.ts'

/** Shows the offer of the language that the browser prefers, unless the visitor chose one. */
function offerLanguage(dialog: Element): void {
  const offered = languageToOffer()
  for (const link of dialog.querySelectorAll<HTMLAnchorElement>('a[hreflang]')) {
    if (link.parentElement) link.parentElement.hidden = link.hreflang !== offered?.code
  }
}

/** Leads to the shown page in the language of a link. */
function follow(link: HTMLAnchorElement): void {
  const other = Object.values(LANGUAGES).find(({ code }) => code === link.hreflang)
  if (!other) return
  link.href = inLanguage(location.pathname, other)
  followInLanguage(link, other)
}

/**
 * Makes the server's dialog work: opens it for a new visitor, and loads search, choice and position at their first use.
 * A press or text during the load counts after it.
 */
export function useCityDialog(ref: RefObject<HTMLElement | null>): void {
  const router = useRouter()
  const queryClient = useQueryClient()
  useOpenForNewVisitor(ref)

  useEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    const ended = new AbortController()
    const { signal } = ended
    const field = dialog.querySelector('input')
    let loading: Promise<CityChoices> | undefined

    function load(): Promise<CityChoices> {
      loading ??= import('./city-dialog-script.ts').then(({ createCityChoices }) =>
        createCityChoices(ref.current ?? document.body, { router, queryClient }),
      )
      loading.catch(() => {
        loading = undefined
      })
      return loading
    }
    /** Uses the choice once it is loaded. The dialog stays as it is if that fails. */
    function use(act: (choices: CityChoices) => Promise<unknown>): void {
      load()
        .then(act)
        .catch(() => undefined)
    }
    function onOpen() {
      if (ref.current) offerLanguage(ref.current)
      // The heading is read aloud, and no keyboard opens over a phone's screen.
      ref.current?.querySelector('h2')?.focus()
      if (chosenCity().id) use((choices) => choices.showFirst())
    }
    function onToggle(event: Event) {
      if (event instanceof ToggleEvent && event.newState === 'open') return onOpen()
      // Only closing ends the first visit: in another language the dialog opens again.
      noteVisit()
      if (loading) use((choices) => choices.reset())
    }
    function hide() {
      if (ref.current?.matches(':popover-open')) ref.current.hidePopover()
    }
    function onClick(event: MouseEvent) {
      const target = event.target instanceof Element ? event.target : null
      const link = target?.closest('a')
      if (link?.dataset.city && isPlainClick(event)) {
        event.preventDefault()
        load().then(
          (choices) => choices.choose(link),
          () => location.assign(link.href),
        )
      } else if (link?.hreflang) follow(link)
      else if (link) hide()
      else if (target?.closest('[data-locate]')) use((choices) => choices.locate())
    }
    function onKey(event: KeyboardEvent) {
      if (event.target !== field || event.key !== 'Enter' || isOfComposition(event)) return
      event.preventDefault()
      use((choices) => choices.enter())
    }
    function search() {
      use((choices) => choices.search())
    }
    function onFocusOut({ relatedTarget }: FocusEvent) {
      if (relatedTarget instanceof Node && !ref.current?.contains(relatedTarget)) hide()
    }

    dialog.addEventListener('toggle', onToggle, { signal })
    dialog.addEventListener('click', onClick, { signal })
    dialog.addEventListener('keydown', onKey, { signal })
    dialog.addEventListener('input', search, { signal })
    dialog.addEventListener('focusout', onFocusOut, { signal })
    const leave = router.subscribe('onBeforeNavigate', hide)
    // Opened, and perhaps filled in, before this code ran.
    if (dialog.matches(':popover-open')) onOpen()
    if (field?.value) search()
    return () => {
      leave()
      ended.abort()
    }
  }, [ref, router, queryClient])
}
