import { ElsewhereLinks } from '#components/sections/elsewhere.tsx'
import { StatusScreen } from '#components/sections/status-screen.tsx'
import { browse } from '#content/browse.ts'
import { messages } from '#content/messages.ts'
import { paths } from '#lib/paths.ts'
import { ownWords } from '#lib/seo.ts'

/** The screen for a service that does not exist, or that the city of the address does not offer. */
export function ServiceNotFound({ data }: { data?: unknown }) {
  const { title, text } = ownWords(data) ?? messages.notFound.service
  return (
    <StatusScreen
      title={title}
      text={text}
      action={{ label: browse.service.browseAll, href: paths.services }}
    >
      <ElsewhereLinks data={data} />
    </StatusScreen>
  )
}
