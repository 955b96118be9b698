import { ElsewhereLinks } from '#components/sections/elsewhere.tsx'
import { StatusScreen } from '#components/sections/status-screen.tsx'
import { messages } from '#content/messages.ts'
import { paths } from '#lib/paths.ts'
import { ownWords } from '#lib/seo.ts'

/** The way on that a loader names for a job that is not there. */
type WayOn = { label: string; href: string }

function readWayOn(data: unknown): WayOn | undefined {
  const { label, href }: { label?: unknown; href?: unknown } = Object(Object(data).wayOn)
  return typeof label === 'string' && typeof href === 'string' ? { label, href } : undefined
}

/** The screen for a job that does not exist, or that the city of the address does not have. */
export function JobNotFound({ data }: { data?: unknown }) {
  const { title, text } = ownWords(data) ?? messages.notFound.job
  return (
    <StatusScreen
      title={title}
      text={text}
      action={readWayOn(data) ?? { label: messages.actions.browseAll, href: paths.services }}
    >
      <ElsewhereLinks data={data} />
    </StatusScreen>
  )
}
