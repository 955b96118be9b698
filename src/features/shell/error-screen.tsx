import { generalMessage } from '#api/errors.ts'
import { StatusScreen } from '#components/sections/status-screen.tsx'
import { Button } from '#components/ui/button.tsx'
import { messages } from '#content/messages.ts'
import { paths } from '#lib/paths.ts'

/** The screen for a page whose data could not be read, or that failed in the browser. */
export function ErrorScreen({ error }: { error: unknown }) {
  return (
    <StatusScreen
      title="This page could not be shown"
      text={generalMessage(error)}
      action={{ label: messages.actions.backToHome, href: paths.home }}
    >
      <Button variant="secondary" className="needs-script" onClick={() => location.reload()}>
        Try again
      </Button>
    </StatusScreen>
  )
}
