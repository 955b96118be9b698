import { ArrowDown, BriefcaseBusiness, Check, Clock, HeartHandshake, MapPin, Sprout, Sunrise } from 'lucide'
import { contactHref } from '#catalogue/contact-href.ts'
import { ApiText } from '#components/ui/api-text.tsx'
import { Badge } from '#components/ui/badge.tsx'
import { ButtonLink } from '#components/ui/button.tsx'
import { Icon, type IconNode } from '#components/ui/icon.tsx'
import { SampleMark } from '#components/ui/sample-mark.tsx'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { useShown, useShowsSamples } from '#components/ui/use-samples.ts'
import { careers } from '#content/careers.ts'
import { sampleStrings } from '#content/samples.ts'
import { ClosingCall } from './closing-call.tsx'
import { type JobOpening, jobOpenings } from './vacancies.ts'

/** The open roles; each row leads to its card below. */
function RolesBoard({ openings }: { openings: ReadonlyArray<JobOpening> }) {
  return (
    <nav
      aria-labelledby="roles-title"
      className="rise rounded-2xl border border-white/15 bg-white/8 p-2 max-md:hidden"
    >
      <p
        id="roles-title"
        className="flex items-center justify-between px-4 pt-3 pb-2 text-sm text-on-night-soft"
      >
        {careers.rolesTitle}
        {openings.some(({ sample }) => sample) && <Badge tone="accent">{sampleStrings.chip}</Badge>}
      </p>
      <ul>
        {openings.map(({ id, title, location }) => (
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
                className="size-4 text-accent transition duration-200 group-hover:translate-y-0.5"
              />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The introduction with a board of the open roles. */
function CareerHero({ openings }: { openings: ReadonlyArray<JobOpening> }) {
  return (
    <div className="bg-night text-on-night">
      <div className="shell grid gap-10 py-12 md:py-16 lg:grid-cols-[1fr_28rem] lg:items-center lg:gap-16 lg:py-20">
        <div>
          <h1 className="text-4xl">{careers.title}</h1>
          <p className="mt-5 max-w-xl text-xl text-on-night-soft">{careers.intro}</p>
          {openings.length > 0 && (
            <ButtonLink
              href="#openings"
              variant="accent"
              size="lg"
              className="mt-7 focus-visible:outline-on-night"
            >
              {careers.seeOpenings}
            </ButtonLink>
          )}
        </div>
        {openings.length > 0 && <RolesBoard openings={openings} />}
      </div>
    </div>
  )
}

const REASONS: ReadonlyArray<{ id: keyof typeof careers.reasons; icon: IconNode }> = [
  { id: 'culture', icon: HeartHandshake },
  { id: 'balance', icon: Sunrise },
  { id: 'growth', icon: Sprout },
]

/** The reasons to work here, which are samples, with the note about all samples of the page. */
function Reasons() {
  const sample = useShowsSamples()
  if (!sample) return null
  return (
    <section aria-labelledby="reasons-title" className="shell section-gap">
      <SectionHeading id="reasons-title" title={careers.reasonsTitle} />
      <SampleMark of={{ sample }} text={sampleStrings.vacancies} className="mb-6 rounded-lg" />
      <ul className="grid gap-8 md:grid-cols-3 md:gap-6 lg:gap-12">
        {REASONS.map(({ id, icon }) => (
          <li key={id} className="flex gap-4 md:flex-col">
            <span className="grid size-13 shrink-0 place-items-center rounded-full bg-accent-tint text-on-accent-tint">
              <Icon node={icon} className="size-6" strokeWidth={1.75} />
            </span>
            <div>
              <h3 className="text-xl">{careers.reasons[id].title}</h3>
              <p className="mt-2 text-soft">{careers.reasons[id].text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Terms({ job }: { job: JobOpening }) {
  const { labels } = careers
  const terms = [
    { label: labels.location, value: job.location, icon: MapPin },
    { label: labels.type, value: job.type, icon: Clock },
    { label: labels.experience, value: job.experience, icon: BriefcaseBusiness },
  ]
  return (
    <dl className="mt-4 flex flex-col gap-2 text-sm">
      {terms.map(({ label, value, icon }) => (
        <div key={label} className="flex items-start gap-2.5">
          <dt>
            <Icon node={icon} className="mt-0.5 size-4.5 text-primary" />
            <span className="sr-only">{label}</span>
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** One open role; its id is the anchor that the list of roles jumps to. */
function JobCard({ job }: { job: JobOpening }) {
  const { id, title, department, description, requirements } = job
  return (
    <article
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid gap-x-10 gap-y-5 rounded-xl border border-line bg-surface p-5 shadow-low transition duration-200 ease-out target:border-primary target:shadow-mid hover:border-line-strong/60 hover:shadow-mid sm:p-7 md:grid-cols-[15rem_1fr] lg:grid-cols-[18rem_1fr_auto]"
    >
      <div>
        <Badge>{department}</Badge> {job.sample && <Badge tone="accent">{sampleStrings.chip}</Badge>}
        <h3 id={`${id}-title`} className="mt-3 text-xl">
          {title}
        </h3>
        <Terms job={job} />
      </div>
      <div>
        <p>{description}</p>
        <h4 className="mt-5 text-sm font-semibold">{careers.labels.requirements}</h4>
        <ul className="mt-2 flex flex-col gap-2 text-sm text-soft">
          {requirements.map((requirement) => (
            <li key={requirement} className="flex items-start gap-2.5">
              <Icon node={Check} className="mt-0.5 size-4.5 text-success" />
              <ApiText>{requirement}</ApiText>
            </li>
          ))}
        </ul>
      </div>
      <ButtonLink
        href={contactHref('career', title)}
        aria-label={`${careers.apply}: ${title}`}
        className="md:col-start-2 md:justify-self-start lg:col-start-3 lg:self-start"
      >
        {careers.apply}
      </ButtonLink>
    </article>
  )
}

/** The page of careers: why to work here, which roles are open, and whom to write to when none fits. */
export function CareerPage() {
  const openings = useShown(jobOpenings)
  return (
    <>
      <CareerHero openings={openings} />
      <Reasons />
      <section aria-labelledby="openings" className="border-y border-line bg-sunken">
        <div className="shell section-gap">
          <SectionHeading
            id="openings"
            {...(openings.length > 0
              ? { title: careers.openingsTitle, text: careers.openingsText }
              : { title: careers.noOpeningsTitle })}
          />
          {openings.length > 0 && (
            <ul className="flex flex-col gap-5">
              {openings.map((job) => (
                <li key={job.id}>
                  <JobCard job={job} />
                </li>
              ))}
            </ul>
          )}
        </div>
      </section>
      <div className="shell section-gap">
        <ClosingCall
          id="other-title"
          title={openings.length > 0 ? careers.otherTitle : careers.noOpeningsOtherTitle}
          text={careers.otherText}
          action={{ label: careers.otherAction, href: contactHref('hr') }}
          image="/images/cities/udaipur.svg"
        />
      </div>
    </>
  )
}
