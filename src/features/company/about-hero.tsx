import { Picture } from '#components/ui/picture.tsx'
import { about } from '#content/about.ts'

type Postcard = { id: keyof typeof about.postcards; cityId: string; className: string }

/** Two postcards, and how they lie on each other. */
const POSTCARDS: ReadonlyArray<Postcard> = [
  { id: 'first', cityId: 'mumbai', className: '-rotate-3' },
  { id: 'office', cityId: 'udaipur', className: 'mt-14 -ml-6 rotate-4 lg:mt-24 lg:-ml-12' },
]

/** The city where it began and the city of the office. */
function Postcards() {
  return (
    <div className="rise mx-auto flex w-full max-w-xl px-2 pb-4">
      {POSTCARDS.map(({ id, cityId, className }) => (
        <figure
          key={cityId}
          className={`min-w-0 flex-1 self-start rounded-xl border border-line bg-surface p-2 shadow-high sm:p-3 ${className}`}
        >
          <Picture
            src={`/images/cities/${cityId}.svg`}
            fallback="/images/cities/udaipur.svg"
            alt=""
            width={320}
            height={200}
            priority
            className="aspect-8/5 h-auto w-full rounded-md object-cover"
          />
          <figcaption className="px-1 pt-2 pb-1 text-xs text-soft sm:text-sm">
            <span className="block font-semibold text-ink">{about.postcards[id].title}</span>
            {about.postcards[id].text}
          </figcaption>
        </figure>
      ))}
    </div>
  )
}

export function AboutHero() {
  return (
    <div className="overflow-hidden bg-sunken">
      <div className="shell grid gap-10 py-10 md:grid-cols-2 md:items-center md:py-16 lg:gap-16 lg:py-20">
        <div>
          <h1 className="text-4xl">{about.title}</h1>
          <p className="mt-4 max-w-xl text-xl text-soft">{about.intro}</p>
        </div>
        <Postcards />
      </div>
    </div>
  )
}
