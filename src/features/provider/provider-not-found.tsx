import { StatusScreen } from '#components/sections/status-screen.tsx'
import { messages } from '#content/messages.ts'
import { paths } from '#lib/paths.ts'

/** The screen for a provider that does not exist. */
export function ProviderNotFound() {
  const { title, text } = messages.notFound.provider
  return (
    <StatusScreen
      title={title}
      text={text}
      action={{ label: messages.search.browseAll, href: paths.services }}
    />
  )
}
