import { createFileRoute } from '@tanstack/react-router'
import { BookPage } from '#features/booking/book-page.tsx'
import { bookingParams, getBooking } from '#lib/booking.ts'
import { paths } from '#lib/paths.ts'
import { pageParams, textParams } from '#lib/search-params.ts'
import { fixedHead } from './-page-heads.ts'

const readSearch = textParams(...pageParams.book)

export const Route = createFileRoute('/book')({
  staticData: { ofCity: 'parameter' },
  validateSearch: readSearch,
  loaderDeps: ({ search: { provider, service, job, city } }) => ({ provider, service, job, city }),
  loader: async ({ context, deps }) => {
    const { loadBooking } = await import('#data/booking-query.ts')
    return loadBooking(context, getBooking(bookingParams(deps)))
  },
  head: ({ match }) => fixedHead(match.search.app === 'partner' ? 'bookPartner' : 'book', paths.book, true),
  component: Page,
})

function Page() {
  const { app } = Route.useSearch()
  return <BookPage {...Route.useLoaderData()} isForPartners={app === 'partner'} />
}
