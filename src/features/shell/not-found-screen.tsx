import { useEffect } from 'react'
import { StatusScreen } from '#components/sections/status-screen.tsx'
import { messages } from '#content/messages.ts'
import { paths } from '#lib/paths.ts'

/** The screen for an address that no route has; the path is logged (specification section 2). */
export function NotFoundScreen() {
  useEffect(() => {
    console.info(JSON.stringify({ event: 'not-found', path: location.pathname }))
  }, [])
  const { title, text } = messages.notFound.page
  return (
    <StatusScreen
      title={title}
      text={text}
      action={{ label: messages.actions.returnToHome, href: paths.home }}
    />
  )
}
