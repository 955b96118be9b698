import type { ReactNode } from 'react'
import { ApiText } from '#components/ui/api-text.tsx'

/** Renders the title and line of a section, with room for a control at the end. */
export function SectionHeading({
  id,
  title,
  text,
  children,
}: {
  id: string
  title: string
  text?: string | undefined
  children?: ReactNode
}) {
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 md:mb-8">
      <div className="max-w-2xl">
        <h2 id={id} className="text-2xl">
          <ApiText>{title}</ApiText>
        </h2>
        {text && (
          <p className="mt-2 text-soft">
            <ApiText>{text}</ApiText>
          </p>
        )}
      </div>
      {children}
    </div>
  )
}
