import { createFileRoute, redirect } from '@tanstack/react-router'
import { callBackHref } from '#catalogue/contact-href.ts'
import { readForHead } from '#data/page-data.ts'
import { BookPage } from '#features/booking/book-page.tsx'
import { bookingParams, getBooking } from '#lib/booking.ts'
import { paths } from '#lib/paths.ts'
import { pageParams, textParams } from '#lib/search-params.ts'
import { fixedHead } from './-page-heads.ts'

const readSearch = textParams(...pageParams.book)

export const Route = createFileRoute('/book')({
  staticData: { ofCity: 'parameter' },
  validateSearch: readSearch,
  loaderDeps: ({ search: { app, provider, service, job, city } }) => ({ app, provider, service, job, city }),
  loader: async ({ context, deps: { app, ...asked } }) => {
    const [{ loadBooking }, { listedQuery }] = await Promise.all([
      import('#data/booking-query.ts'),
      import('#data/providers/who-is-listed.ts'),
    ])
    const named = await loadBooking(context, getBooking(bookingParams(asked)))
    if (app !== 'partner' && named.booking.provider === undefined) {
      const listed = await readForHead(context, listedQuery(context.api, named.booking))
      // A visitor can ask for a call back where nobody can be booked.
      if (listed.ok && listed.data.count === 0) throw redirect({ href: callBackHref(named.booking) })
    }
    return named
  },
  head: ({ match }) => fixedHead(match.search.app === 'partner' ? 'bookPartner' : 'book', paths.book, true),
  component: Page,
})

function Page() {
  const { app } = Route.useSearch()
  return <BookPage {...Route.useLoaderData()} isForPartners={app === 'partner'} />
}
