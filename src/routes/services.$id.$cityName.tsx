import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { servicePart } from '#api/places/service-part.ts'
import { findServedCity } from '#api/served-cities.ts'
import { CategoryNotFound } from '#features/browse/category-not-found.tsx'
import { CategoryPage } from '#features/browse/category-page.tsx'
import { paths } from '#lib/paths.ts'
import { categoryHead, loadCategory } from './-category-route.ts'

export const Route = createFileRoute('/services/$id/$cityName')({
  loader: async ({ context, params, location }) => {
    const id = servicePart(params.id)
    const [category, city] = await Promise.all([
      loadCategory(context, id),
      findServedCity(context, params.cityName),
    ])
    if (!category || !city) throw notFound()
    if (id !== params.id || city.id !== params.cityName) {
      throw redirect({ href: paths.serviceInCity(id, city.id) + location.searchStr, statusCode: 301 })
    }
    // Pages without a city do without the list of what is drawn.
    const { placeDrawing } = await import('#content/places/drawings.ts')
    return { title: category.title, city: { ...city, scene: placeDrawing('cities', city.id) } }
  },
  head: ({ loaderData, params, match }) =>
    categoryHead(
      loaderData?.title,
      loaderData?.city.title,
      paths.serviceInCity(params.id, params.cityName),
      match,
    ),
  component: Page,
  notFoundComponent: CategoryNotFound,
})

function Page() {
  const { city } = Route.useLoaderData()
  return <CategoryPage id={Route.useParams().id} city={city} />
}
