import { useLocation } from '@tanstack/react-router'
import { inLanguage, LANGUAGES, language } from '#lib/language.ts'
import { rememberLanguage } from '#lib/preferred-language.ts'
import { pageParams } from '#lib/search-params.ts'

const others = Object.values(LANGUAGES).filter(({ code }) => code !== language.code)
const PAGE_PARAMS: ReadonlySet<string> = new Set(Object.values(pageParams).flat())

/** The address of the page without what says where a visitor came from, as every language has it. */
function pageAddress({ pathname, searchStr }: { pathname: string; searchStr: string }): string {
  const params = new URLSearchParams(searchStr)
  for (const name of [...params.keys()]) if (!PAGE_PARAMS.has(name)) params.delete(name)
  return params.size > 0 ? `${pathname}?${params}` : pathname
}

/** The same page in the other languages, each by its own name: another document, which needs no script. */
export function LanguageLinks({ className }: { className: string }) {
  const address = useLocation({ select: pageAddress })
  return others.map((other) => (
    // A page is rendered from its clean address, and an odd one may have more that some page reads.
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
