import { ChevronDown, Mail, Phone } from 'lucide'
import type { KeyboardEvent } from 'react'
import type { ProviderDetail } from '#api/schemas/provider.ts'
import { closeWhenLeft } from '#components/ui/close-when-left.ts'
import { Icon } from '#components/ui/icon.tsx'
import { providerPage } from '#content/provider-page.ts'
import { phoneHref } from '#lib/phone.ts'

const LINE =
  'flex min-h-12 items-center gap-3 rounded-md px-3 py-1.5 text-sm transition hover:bg-tint hover:text-on-tint'

function closeOnEscape(event: KeyboardEvent<HTMLDetailsElement>) {
  if (event.key !== 'Escape' || !event.currentTarget.open) return
  event.currentTarget.open = false
  event.currentTarget.querySelector('summary')?.focus()
}

/** The Contact button: opens the telephone number and e-mail address, with or without JavaScript. */
function ContactDisclosure({ phone, email }: Pick<ProviderDetail, 'phone' | 'email'>) {
  const { actions, contact } = providerPage
  return (
    <details onKeyDown={closeOnEscape} onBlur={closeWhenLeft} className="group relative w-fit">
      <summary className="inline-flex min-h-11 list-none items-center justify-center gap-2 rounded-md border border-line-strong/50 bg-surface px-5 py-2 text-center font-semibold shadow-low transition duration-200 ease-out hover:border-primary hover:text-primary active:scale-[0.98] [&::-webkit-details-marker]:hidden">
        {actions.contact}
        <Icon node={ChevronDown} className="size-4 transition duration-200 group-open:rotate-180" />
      </summary>
      <ul className="absolute top-full left-0 z-10 mt-2 w-92 max-w-[calc(100vw-2rem)] rounded-lg border border-line bg-surface p-2 shadow-high">
        {phone && (
          <li>
            <a href={phoneHref(phone)} className={LINE}>
              <Icon node={Phone} className="size-5 text-primary" />
              <span>
                <span className="block text-xs text-soft">{contact.phone}</span>
                {phone}
              </span>
            </a>
          </li>
        )}
        {email && (
          <li>
            <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`} className={LINE}>
              <Icon node={Mail} className="size-5 text-primary" />
              <span className="min-w-0 wrap-anywhere">
                <span className="block text-xs text-soft">{contact.email}</span>
                {email}
              </span>
            </a>
          </li>
        )}
      </ul>
    </details>
  )
}

/** The provider's own number and address. Those of a sample are invented. */
export function ProviderContact({ provider: { phone, email, sample } }: { provider: ProviderDetail }) {
  return !sample && (phone || email) ? <ContactDisclosure phone={phone} email={email} /> : null
}
