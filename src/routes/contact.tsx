import { createFileRoute } from '@tanstack/react-router'
import { NO_REFERENCE, openContactForm } from '#api/contact-form.ts'
import { company } from '#content/company.ts'
import { pageDescriptions, pageTitles } from '#content/page-heads.ts'
import { ContactPage } from '#features/contact/contact-page.tsx'
import { paths } from '#lib/paths.ts'
import { pageParams, textParams } from '#lib/search-params.ts'
import { pageHead } from '#lib/seo.ts'

/** The office opens and closes at a quarter of an hour: until the next one the page stays the same. */
const QUARTER_MS = 15 * 60_000

/** Any other text in the address is nothing that this site has said. */
const REFERENCE = new RegExp(`^(?:[0-9a-f]{8}|${NO_REFERENCE})$`)

const readSearch = textParams(...pageParams.contact)

export const Route = createFileRoute('/contact')({
  validateSearch: readSearch,
  loaderDeps: ({ search: { subject, about } }) => ({ subject, about }),
  loader: ({ context: { formState, siteConfig, renderedAt }, deps: { subject, about } }) => {
    const now = renderedAt()
    return {
      pageTime: now - (now % QUARTER_MS),
      form: formState ?? openContactForm(subject, about),
      mapEmbedUrl: siteConfig.mapEmbedUrl,
    }
  },
  // One form for as long as the visitor stays, another one for the next visit.
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  head: ({ match }) =>
    pageHead({
      title: `${pageTitles.contact} | ${company.name}`,
      ...(import.meta.env.SSR && { description: pageDescriptions.contact }),
      path: paths.contact,
      siteOrigin: match.context.siteOrigin,
    }),
  component: Page,
})

function Page() {
  const { form, mapEmbedUrl, pageTime } = Route.useLoaderData()
  const { sent } = Route.useSearch()
  return (
    <ContactPage
      form={form}
      sent={sent && REFERENCE.test(sent) ? sent : undefined}
      pageTime={pageTime}
      mapEmbedUrl={mapEmbedUrl}
    />
  )
}
