import { RotateCw } from 'lucide'
import type { ReactNode } from 'react'
import { Button, ButtonLink } from '#components/ui/button.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { browse } from '#content/browse.ts'
import { contactHref } from '#content/contact-href.ts'
import { messages } from '#content/messages.ts'
import { paths } from '#lib/paths.ts'

function Note({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section
      aria-labelledby="jobs-note"
      className="flex flex-col items-center gap-3 rounded-2xl border border-line bg-surface px-6 py-12 text-center shadow-low md:py-16"
    >
      <h2 id="jobs-note" className="text-2xl">
        {title}
      </h2>
      <p className="max-w-lg text-soft">{text}</p>
      <div className="mt-3 flex flex-wrap justify-center gap-3">{children}</div>
    </section>
  )
}

function BrowseAll() {
  return (
    <ButtonLink href={paths.services} variant="secondary">
      {browse.category.browseAll}
    </ButtonLink>
  )
}

export function JobsNotFound() {
  return (
    <Note {...messages.notFound.service}>
      <BrowseAll />
    </Note>
  )
}

export function JobsMissing() {
  const { title, text, action } = browse.category.noJobs
  return (
    <Note title={title} text={text}>
      <ButtonLink href={contactHref('custom-service')}>{action}</ButtonLink>
      <BrowseAll />
    </Note>
  )
}

/** The read failed: the rest of the page stands, and it can be tried again. */
export function JobsUnread({ onRetry, retrying }: { onRetry: () => void; retrying: boolean }) {
  const { jobs, failed, retry, retrying: waiting } = browse.category
  return (
    <Note title={jobs} text={failed}>
      <Button onClick={onRetry} disabled={retrying} className="needs-script">
        <Icon node={RotateCw} className="size-4" />
        {retrying ? waiting : retry}
      </Button>
      <BrowseAll />
    </Note>
  )
}
