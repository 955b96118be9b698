import type { ReactNode } from 'react'

/** Title and line of a section, with room for a control at its end. */
export function SectionHeading({
  id,
  title,
  text,
  children,
}: {
  id: string
  title: string
  text?: string
  children?: ReactNode
}) {
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 md:mb-8">
      <div className="max-w-2xl">
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        {text && <p className="mt-2 text-soft">{text}</p>}
      </div>
      {children}
    </div>
  )
}
