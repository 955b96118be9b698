import { useSuspenseQuery } from '@tanstack/react-query'
import { useApi } from '#api/api-context.ts'
import { brandQueries } from '#api/queries.ts'
import { ApiText } from '#components/ui/api-text.tsx'
import { brandPage } from '#content/brand-page.ts'
import { messages } from '#content/messages.ts'
import { BrandHeader, BrandWebsite } from './brand-header.tsx'
import { BrandNotFound } from './brand-not-found.tsx'
import { Distributors } from './distributors.tsx'

/** A brand that only the upstream lists: its name, logo and website, and that we know no more. */
export function ListedBrandPage({ id }: { id: string }) {
  const { data } = useSuspenseQuery(brandQueries.all(useApi()))
  const brand = data.ok ? data.data.find(({ _id }) => _id === id) : undefined
  if (!brand) return <BrandNotFound />
  return (
    <>
      <BrandHeader name={brand.title} logo={brand.image}>
        <BrandWebsite id={id} />
      </BrandHeader>
      <div className="shell flex flex-col gap-14 py-10 md:gap-20 md:py-16">
        <section aria-labelledby="about-title" className="max-w-2xl">
          <h2 id="about-title" className="text-2xl">
            <ApiText>{brandPage.about(brand.title)}</ApiText>
          </h2>
          <p className="mt-4 text-lg text-soft">{messages.brand.noInformation}</p>
        </section>
        <Distributors name={brand.title} distributors={[]} />
      </div>
    </>
  )
}
