import { StatusScreen } from '#components/sections/status-screen.tsx'
import { browse } from '#content/browse.ts'
import { messages } from '#content/messages.ts'
import { paths } from '#lib/paths.ts'

/** The screen for a category that does not exist, or does not exist in the city of the address. */
export function CategoryNotFound() {
  const { title, text } = messages.notFound.service
  return (
    <StatusScreen
      title={title}
      text={text}
      action={{ label: browse.category.browseAll, href: paths.services }}
    />
  )
}
