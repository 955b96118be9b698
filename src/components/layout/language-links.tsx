import { useLocation } from '@tanstack/react-router'
import { inLanguage, LANGUAGES, language } from '#lib/language.ts'
import { rememberLanguage } from '#lib/preferred-language.ts'

const others = Object.values(LANGUAGES).filter(({ code }) => code !== language.code)

/** The same page in the other languages, each by its own name: another document, which needs no script. */
export function LanguageLinks({ className }: { className: string }) {
  const address = useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr })
  return others.map((other) => (
    // The worker renders a page from its clean address; in the browser that may have more.
    <a
      key={other.code}
      href={inLanguage(address, other)}
      hrefLang={other.code}
      lang={other.code}
      rel="alternate"
      onClick={() => rememberLanguage(other.code)}
      className={className}
      suppressHydrationWarning
    >
      {other.name}
    </a>
  ))
}
