import type { ReactNode } from 'react'
import { ApiText } from '#components/ui/api-text.tsx'

type NoteProps = {
  title?: string
  heading?: 'h2' | 'h3'
  text?: string
  /** The ways on. */
  children: ReactNode
}

/** Stands in place of a list that is empty or cannot be read. */
export function Note({ title, heading: Heading = 'h3', text, children }: NoteProps) {
  return (
    <div className="flex flex-col items-start gap-3 rounded-2xl border border-line bg-surface p-5 shadow-low sm:p-6">
      {title && (
        <Heading className="text-xl">
          <ApiText>{title}</ApiText>
        </Heading>
      )}
      {text && (
        <p className="max-w-2xl text-soft">
          <ApiText>{text}</ApiText>
        </p>
      )}
      <div className="mt-1 flex flex-wrap gap-3">{children}</div>
    </div>
  )
}
