import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { servicePart } from '#api/places/service-part.ts'
import { CategoryNotFound } from '#features/browse/category-not-found.tsx'
import { CategoryPage } from '#features/browse/category-page.tsx'
import { paths } from '#lib/paths.ts'
import { categoryHead, loadCategory } from './-category-route.ts'

export const Route = createFileRoute('/services/$id/')({
  loader: async ({ context, params, location }) => {
    const id = servicePart(params.id)
    if (id !== params.id) throw redirect({ href: paths.service(id) + location.searchStr, statusCode: 301 })
    const category = await loadCategory(context, id)
    if (!category) throw notFound()
    return category
  },
  head: ({ loaderData, params, match }) =>
    categoryHead(loaderData?.title, undefined, paths.service(params.id), match),
  component: Page,
  notFoundComponent: CategoryNotFound,
})

function Page() {
  return <CategoryPage id={Route.useParams().id} />
}
