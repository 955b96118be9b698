import { createFileRoute, notFound } from '@tanstack/react-router'
import { brandPage } from '#content/brand-page.ts'
import { company } from '#content/company.ts'
import { messages } from '#content/messages.ts'
import { pageTitles } from '#content/page-heads.ts'
import { readEntry } from '#data/page-data.ts'
import { brandQueries } from '#data/queries.ts'
import { sampleBrands } from '#data/samples/sample-brands.ts'
import { BrandNotFound, BrandPage } from '#features/brands/brand-page.tsx'
import { paths } from '#lib/paths.ts'
import { withoutSamples } from '#lib/samples.ts'
import { pageHead } from '#lib/seo.ts'
import { absentHead } from './-page-heads.ts'

export const Route = createFileRoute('/brand/$brandId')({
  loader: async ({ context, params: { brandId } }) => {
    const query = brandQueries.all(context.api)
    const shown = withoutSamples(sampleBrands, context.siteConfig.samples ?? false)
    const brand = shown.find(({ id }) => id === brandId)
    if (brand) {
      void context.queryClient.prefetchQuery(query)
      return {
        name: brand.name,
        title: pageTitles.brand(brand.name),
        description: brandPage.description(brand.name, brand.headquarters),
      }
    }
    const brands = await readEntry(context, query)
    const listed = brands.find(({ _id }) => _id === brandId)
    if (!listed) throw notFound()
    const { title } = listed
    return { name: title, title, description: brandPage.plainDescription(title) }
  },
  head: ({ loaderData, params, match }) => {
    if (!loaderData) return absentHead(messages.notFound.brand, match)
    return pageHead({
      title: `${loaderData.title} | ${company.name}`,
      description: loaderData.description,
      path: paths.brand(params.brandId),
      // A brand of the upstream has just a name, and all others are samples.
      noIndex: true,
    })
  },
  component: Page,
  notFoundComponent: BrandNotFound,
})

function Page() {
  return <BrandPage id={Route.useParams().brandId} />
}
