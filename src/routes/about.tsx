import { createFileRoute } from '@tanstack/react-router'
import { company } from '#content/company.ts'
import { AboutPage } from '#features/company/about-page.tsx'
import { paths } from '#lib/paths.ts'
import { pageHead } from '#lib/seo.ts'

export const Route = createFileRoute('/about')({
  head: ({ match }) =>
    pageHead({
      title: `About Us: our story, values and team | ${company.name}`,
      description: `How ${company.name} began in ${company.foundedCity} in ${company.foundedYear}, the four values behind it and the people who look after it in ${company.officeCity} today.`,
      path: paths.about,
      siteOrigin: match.context.siteOrigin,
    }),
  component: AboutPage,
})
