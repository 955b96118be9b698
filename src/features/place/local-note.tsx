import { Lightbulb } from 'lucide'
import { Icon } from '#components/ui/icon.tsx'
import type { LocalNeed } from '#content/data/places/built-in.ts'
import { placeService } from '#content/place-pages.ts'

type LocalNoteProps = {
  place: string
  serviceId: string
  content: { climate: string; needs: ReadonlyArray<LocalNeed> }
}

/** What homes of a place should know about this service; about the place itself when it needs nothing special. */
export function LocalNote({ place, serviceId, content: { climate, needs } }: LocalNoteProps) {
  const need = needs.find((candidate) => candidate.serviceId === serviceId)
  return (
    <section
      aria-labelledby="note-title"
      className="flex flex-col gap-4 rounded-2xl bg-accent-tint p-6 text-on-accent-tint sm:flex-row sm:gap-5 sm:p-8"
    >
      <span className="grid size-12 shrink-0 place-items-center rounded-full bg-accent text-on-accent">
        <Icon node={Lightbulb} className="size-6" />
      </span>
      <div className="max-w-3xl">
        <h2 id="note-title" className="text-xl">
          {need?.title ?? placeService.note(place)}
        </h2>
        <p className="mt-2">{need?.text ?? climate}</p>
      </div>
    </section>
  )
}
