import { ElsewhereLinks } from '#components/sections/elsewhere.tsx'
import { StatusScreen } from '#components/sections/status-screen.tsx'
import { messages } from '#content/messages.ts'
import { professionalList } from '#content/professional-list.ts'
import { paths } from '#lib/paths.ts'

/** The screen for a list that there is not: the city does not offer the service, or nobody keeps a directory. */
export function ListNotFound({ data }: { data?: unknown }) {
  const { title, text } = professionalList.notFound
  return (
    <StatusScreen
      title={title}
      text={text}
      action={{ label: messages.actions.browseAll, href: paths.services }}
    >
      <ElsewhereLinks data={data} />
    </StatusScreen>
  )
}
