import { createFileRoute, redirect } from '@tanstack/react-router'
import { paths } from '#lib/paths.ts'

/** Redirects the old address of the careers page. */
export const Route = createFileRoute('/careers')({
  beforeLoad: () => {
    throw redirect({ href: paths.career, statusCode: 301 })
  },
})
