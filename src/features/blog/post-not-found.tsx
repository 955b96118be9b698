import { StatusScreen } from '#components/sections/status-screen.tsx'
import { messages } from '#content/messages.ts'
import { paths } from '#lib/paths.ts'

export function PostNotFound() {
  const { title, text } = messages.notFound.post
  return (
    <StatusScreen
      title={title}
      text={text}
      action={{ label: messages.actions.backToBlog, href: paths.blog }}
    />
  )
}
