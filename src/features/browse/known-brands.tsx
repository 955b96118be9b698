import { Picture } from '#components/ui/picture.tsx'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { brandServiceIds } from '#content/brands/brand-services.ts'
import { brandNames } from '#content/brands/names.ts'
import { browse } from '#content/browse.ts'
import { fallbackImages } from '#content/fallback-images.ts'
import { paths } from '#lib/paths.ts'
import { entryOf } from '#lib/slug.ts'

/** The makers whose things the technicians of a service know, each with its page. */
export function KnownBrands({ id }: { id: string }) {
  const brandIds = Object.keys(brandServiceIds).filter((brandId) => brandServiceIds[brandId]?.includes(id))
  if (brandIds.length === 0) return null
  return (
    <section aria-labelledby="brands-title">
      <SectionHeading id="brands-title" title={browse.brands.title} text={browse.brands.text} />
      <ul className="flex flex-wrap gap-3">
        {brandIds.map((brandId) => (
          <li key={brandId}>
            <a
              href={paths.brand(brandId)}
              className="flex min-h-14 items-center gap-3 rounded-xl border border-line bg-surface py-2 pr-5 pl-3 font-semibold shadow-low transition duration-200 ease-out hover:-translate-y-0.5 hover:border-primary/60 hover:text-primary hover:shadow-mid active:translate-y-0"
            >
              <Picture
                src={`/images/brands/${brandId}.svg`}
                fallback={fallbackImages.service}
                alt=""
                width={160}
                height={64}
                className="h-8 w-20 object-contain"
              />
              {entryOf(brandNames, brandId)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
