import type { ErrorComponentProps } from '@tanstack/react-router'
import { useEffect, useLayoutEffect } from 'react'
import { ApiError, generalMessage } from '#api/errors.ts'
import { reloadIfGone } from '#browser/build-gone.ts'
import { toastStore } from '#browser/toasts.ts'
import { StatusScreen } from '#components/sections/status-screen.tsx'
import { waysOn } from '#components/sections/ways-on.ts'
import { Button } from '#components/ui/button.tsx'
import { isMovedNode } from '#components/ui/section.tsx'
import { messages } from '#content/messages.ts'
import { paths } from '#lib/paths.ts'

/**
 * The screen for a page whose data could not be read, or that failed in the browser. Without a connection the page loads
 * by itself when there is one.
 */
export function ErrorScreen({ error }: { error: unknown }) {
  const text = error instanceof ApiError ? generalMessage(error) : messages.errors.unknown

  useEffect(() => {
    toastStore.add('error', text)
  }, [text])

  useEffect(() => void reloadIfGone(), [])

  useEffect(() => {
    if (navigator.onLine) return
    const ended = new AbortController()
    addEventListener('online', () => location.reload(), { signal: ended.signal })
    return () => ended.abort()
  }, [])

  return (
    <StatusScreen isFailure title={messages.failedPage.title} text={text} action={waysOn.home}>
      <Button variant="secondary" className="needs-script" onClick={() => location.reload()}>
        {messages.actions.tryAgain}
      </Button>
    </StatusScreen>
  )
}

/**
 * Renders a page again when a translator or an extension has moved its nodes. Other errors show the screen.
 */
export function PageFailure({ error, reset }: ErrorComponentProps) {
  return isMovedNode(error) ? <Again reset={reset} /> : <ErrorScreen error={error} />
}

function Again({ reset }: Pick<ErrorComponentProps, 'reset'>): null {
  useLayoutEffect(reset, [reset])
  return null
}

/** The screen for an address that no route has; the path is logged (specification section 2). */
export function NotFoundScreen() {
  useEffect(() => {
    console.info(JSON.stringify({ event: 'not-found', path: location.pathname }))
  }, [])
  const toHome = { label: messages.actions.returnToHome, href: paths.home }
  return <StatusScreen {...messages.notFound.page} action={toHome} />
}
