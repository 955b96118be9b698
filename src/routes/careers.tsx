import { createFileRoute, redirect } from '@tanstack/react-router'
import { paths } from '#lib/paths.ts'

/** An older address of the careers page. */
export const Route = createFileRoute('/careers')({
  beforeLoad: () => {
    throw redirect({ href: paths.career, statusCode: 301 })
  },
})
