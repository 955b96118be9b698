import { useEffect, useRef, useSyncExternalStore } from 'react'
import { ApiText } from '#components/ui/api-text.tsx'
import { professionals } from '#content/professionals.ts'
import { type Compared, comparison } from '#lib/comparison.ts'

/** Chooses somebody to be compared with others; the shell of the site shows who is chosen. */
export function CompareChoice({ person, job }: { person: Compared; job?: string | undefined }) {
  const { id, name } = person
  const { people } = useSyncExternalStore(comparison.subscribe, comparison.read, comparison.none)
  const isChosen = people.some((chosen) => chosen.id === id)
  const box = useRef<HTMLInputElement>(null)

  // A tick that was set before this took over the server's HTML counts too.
  useEffect(() => {
    const isKnown = comparison.read().people.some((chosen) => chosen.id === id)
    if (box.current?.checked && !isKnown) comparison.toggle({ id, name }, job)
  }, [id, name, job])

  return (
    <label className="needs-script relative -my-2 -mr-2 inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-md px-2 text-sm font-semibold text-soft transition hover:text-primary has-checked:text-primary">
      <input
        ref={box}
        type="checkbox"
        checked={isChosen}
        onChange={() => comparison.toggle(person, job)}
        className="size-5 accent-primary"
      />
      {professionals.compare}
      <span className="sr-only">
        : <ApiText>{name}</ApiText>
      </span>
    </label>
  )
}
