import { createFileRoute } from '@tanstack/react-router'
import { CALL_BACK } from '#api/schemas/message.ts'
import { NO_REFERENCE, openContactForm } from '#data/contact-form.ts'
import type { NamedBooking } from '#data/read-booking.ts'
import { ContactPage } from '#features/contact/contact-page.tsx'
import type { Confirmation } from '#features/contact/sent-panel.tsx'
import { bookingParams, getBooking } from '#lib/booking.ts'
import { detailNames } from '#lib/message-details.ts'
import { paths } from '#lib/paths.ts'
import { pageParams, textParams } from '#lib/search-params.ts'
import { fixedHead } from './-page-heads.ts'

/** The office opens and closes on quarters of an hour, so the page is stable within each quarter. */
const QUARTER_MS = 15 * 60_000

/** References have this form. Other text in the address does not come from this site and is not shown. */
const REFERENCE = new RegExp(`^(?:[0-9a-f]{8}|${NO_REFERENCE})$`)

const readSearch = textParams(...pageParams.contact, ...detailNames)

export const Route = createFileRoute('/contact')({
  staticData: { ofCity: 'parameter', sitemap: 'pages', stored: 'briefly' },
  validateSearch: readSearch,
  loaderDeps: ({ search: { sent, subject, about, provider, service, job, city } }) => ({
    isSent: sent !== undefined,
    subject,
    about,
    booking: { provider, service, job, city },
  }),
  loader: async ({ context, deps: { isSent, subject, about, booking } }) => {
    const { formState, renderedAt } = context
    const asked = formState?.details ?? getBooking(bookingParams(booking))
    let chosen: NamedBooking = { booking: asked, names: {} }
    if (isSent || (formState?.subject ?? subject) === CALL_BACK) {
      const { bookingQuery, loadBooking } = await import('#data/booking-query.ts')
      // The confirmation of any message names what it is about.
      if (isSent) void context.queryClient.prefetchQuery(bookingQuery(context, asked))
      else chosen = await loadBooking(context, asked)
    }
    const now = renderedAt()
    return {
      pageTime: now - (now % QUARTER_MS),
      form: formState ?? openContactForm(subject, about, chosen.booking),
      chosen,
    }
  },
  // The form is kept while the visitor is on the page, and is new at the next visit.
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  head: () => fixedHead('contact', paths.contact),
  component: Page,
})

/** Returns the message that the address confirms. Text that does not come from this site is left out. */
function getConfirmation(search: ReturnType<typeof readSearch>): Confirmation | undefined {
  const { sent, subject, waits, phone = '' } = search
  if (!sent || !REFERENCE.test(sent)) return undefined
  const chosen = Object.fromEntries(detailNames.map((name) => [name, search[name]]))
  const details = { ...chosen, ...getBooking(bookingParams(search)) }
  const phoneEnd = /^\d{4}$/.test(phone) ? phone : ''
  return { reference: sent, isWaiting: waits === '1', subject, details, phone: phoneEnd }
}

function Page() {
  return <ContactPage {...Route.useLoaderData()} sent={getConfirmation(Route.useSearch())} />
}
