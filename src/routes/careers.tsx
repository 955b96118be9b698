import { createFileRoute, redirect } from '@tanstack/react-router'

/** An older address of the careers page. */
export const Route = createFileRoute('/careers')({
  beforeLoad: () => {
    throw redirect({ href: '/career', statusCode: 301 })
  },
})
