import { ArrowDown } from 'lucide'
import { ButtonLink } from '#components/ui/button.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { careers } from '#content/careers.ts'
import { jobOpenings } from '#content/data/careers.ts'

/** The introduction with a board of the open roles; each row leads to its card below. */
export function CareerHero() {
  return (
    <div className="bg-night text-on-night">
      <div className="shell grid gap-10 py-12 md:py-16 lg:grid-cols-[1fr_28rem] lg:items-center lg:gap-16 lg:py-20">
        <div>
          <h1 className="text-4xl">{careers.title}</h1>
          <p className="mt-5 max-w-xl text-xl text-on-night-soft">{careers.intro}</p>
          <ButtonLink
            href="#openings"
            variant="accent"
            size="lg"
            className="mt-7 focus-visible:outline-on-night"
          >
            {careers.seeOpenings}
          </ButtonLink>
        </div>
        <nav
          aria-labelledby="roles-title"
          className="rise rounded-2xl border border-white/15 bg-white/8 p-2 max-md:hidden"
        >
          <p
            id="roles-title"
            className="flex items-center justify-between px-4 pt-3 pb-2 text-sm text-on-night-soft"
          >
            {careers.rolesTitle}
            <span className="font-semibold text-accent">{jobOpenings.length}</span>
          </p>
          <ul>
            {jobOpenings.map(({ id, title, location }) => (
              <li key={id} className="border-t border-white/10">
                <a
                  href={`#${id}`}
                  className="group flex min-h-14 items-center gap-3 rounded-md px-4 py-2 transition hover:bg-white/10 focus-visible:outline-on-night"
                >
                  <span className="min-w-0 flex-1">
                    <span className="block font-semibold">{title}</span>
                    <span className="block text-sm text-on-night-soft">{location}</span>
                  </span>
                  <Icon
                    node={ArrowDown}
                    className="size-4 shrink-0 text-accent transition duration-200 group-hover:translate-y-0.5"
                  />
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  )
}
