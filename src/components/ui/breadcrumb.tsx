import { ChevronRight } from 'lucide'
import { Icon } from '#components/ui/icon.tsx'
import { ServiceLink } from '#components/ui/service-link.tsx'
import { shell } from '#content/shell.ts'
import type { Crumb } from '#data/breadcrumbs/breadcrumbs.ts'
import { getLang } from '#lib/language.ts'

/** Renders the breadcrumb. The last crumb is the page itself. */
export function Breadcrumb({ crumbs }: { crumbs: ReadonlyArray<Crumb> }) {
  return (
    <nav aria-label={shell.breadcrumb} className="text-sm text-soft">
      <ol className="flex flex-wrap items-center gap-x-1">
        {crumbs.map(({ label, href }, index) => (
          <li key={href ?? label} className="flex min-w-0 items-center gap-x-1">
            {index > 0 && <Icon node={ChevronRight} className="size-4" />}
            {href ? (
              <ServiceLink
                href={href}
                lang={getLang(label)}
                className="min-w-0 rounded-sm tap py-1 wrap-anywhere underline-offset-4 hover:text-primary hover:underline"
              >
                {label}
              </ServiceLink>
            ) : (
              <span
                aria-current={index === crumbs.length - 1 ? 'page' : undefined}
                lang={getLang(label)}
                className="min-w-0 py-1 wrap-anywhere last:font-medium [[aria-current]]:text-ink"
              >
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
