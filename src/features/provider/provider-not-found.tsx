import { StatusScreen } from '#components/sections/status-screen.tsx'
import { messages } from '#content/messages.ts'
import { paths } from '#lib/paths.ts'

/** The screen for a provider that does not exist, or whose profile was withdrawn. */
export function ProviderNotFound({ isGone = false }: { isGone?: boolean }) {
  const { title, text } = isGone ? messages.gone.provider : messages.notFound.provider
  return (
    <StatusScreen
      title={title}
      text={text}
      action={{ label: messages.actions.browseAll, href: paths.services }}
    >
      {isGone && (
        <a
          href={paths.topTechnicians}
          className="inline-flex min-h-11 items-center rounded-sm font-semibold text-primary underline-offset-4 hover:underline"
        >
          {messages.gone.provider.others}
        </a>
      )}
    </StatusScreen>
  )
}
