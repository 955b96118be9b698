import { useLocation } from '@tanstack/react-router'
import { X } from 'lucide'
import { useState } from 'react'
import { followInLanguage, rememberLanguage } from '#browser/language-choice.ts'
import { languageOffers } from '#catalogue/language-offers.ts'
import { Icon } from '#components/ui/icon.tsx'
import { inLanguage, type Language, language } from '#lib/language.ts'

/** Offers the page once in the language that the browser prefers. Never redirects. */
export function LanguageOffer({ offered }: { offered: Language }) {
  const address = useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr })
  const [isShown, setShown] = useState(true)
  if (!isShown) return null
  const { text, open, dismiss } = languageOffers[offered.code]

  return (
    <aside
      id="language-offer"
      lang={offered.code}
      aria-label={text}
      className="rise bottom-bar [body:has(#city-line,#job-bar)_&]:hidden print:hidden"
    >
      <div className="shell flex items-center gap-x-3 py-1 text-sm">
        <p className="min-w-0 grow">
          {text}{' '}
          <a
            href={inLanguage(address, offered)}
            hrefLang={offered.code}
            onClick={(event) => followInLanguage(event.currentTarget, offered)}
            className="inline-flex min-h-11 items-center font-semibold underline"
          >
            {open}
          </a>
        </p>
        <button
          type="button"
          aria-label={dismiss}
          onClick={() => {
            rememberLanguage(language.code)
            setShown(false)
          }}
          className="-mr-3 grid size-11 shrink-0 place-items-center rounded-md"
        >
          <Icon node={X} className="size-5" />
        </button>
      </div>
    </aside>
  )
}
