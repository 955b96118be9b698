import { StatusScreen } from '#components/sections/status-screen.tsx'
import { messages } from '#content/messages.ts'
import { paths } from '#lib/paths.ts'

/** The screen for a brand that nobody lists. */
export function BrandNotFound() {
  const { title, text } = messages.notFound.brand
  return (
    <StatusScreen
      title={title}
      text={text}
      action={{ label: messages.actions.backToHome, href: paths.home }}
    />
  )
}
