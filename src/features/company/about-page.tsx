import { ArrowRight, DoorOpen, Hammer, Lightbulb, ShieldCheck } from 'lucide'
import { Avatar } from '#components/ui/avatar.tsx'
import { Icon, type IconNode } from '#components/ui/icon.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { SampleMark } from '#components/ui/sample-mark.tsx'
import { useShown, useShowsSamples } from '#components/ui/use-samples.ts'
import { about, teamTexts } from '#content/about.ts'
import { company } from '#content/company.ts'
import { sampleStrings } from '#content/samples.ts'
import { paths } from '#lib/paths.ts'
import type { Sampled } from '#lib/samples.ts'

type Postcard = { id: keyof typeof about.postcards; cityId: string; className: string }

/** Two postcards, and their positions. */
const POSTCARDS: ReadonlyArray<Postcard> = [
  { id: 'first', cityId: 'mumbai', className: '-rotate-3' },
  { id: 'office', cityId: 'udaipur', className: 'mt-14 -ml-6 rotate-4 lg:mt-24 lg:-ml-12' },
]

/** The city where the company began, and the city of the office. */
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

function AboutHero() {
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

/** The company's name is a Hindi word, so screen readers need its language. */
const HINDI = company.name.toLowerCase()

function Paragraph({ text }: { text: string }) {
  const [before, after] = text.split(` ${HINDI} `)
  if (after === undefined) return text
  return (
    <>
      {before} <i lang="hi-Latn">{HINDI}</i> {after}
    </>
  )
}

/** The story of the company, a sample as long as `about.story` has no true one. */
function Story() {
  const { title, paragraphs, closing } = about.story
  const isShown = useShowsSamples()
  const [opening, ...rest] = paragraphs
  if (!isShown) return null
  return (
    <section
      aria-labelledby="story-title"
      className="shell section-gap grid gap-6 lg:grid-cols-[1fr_2fr] lg:gap-16"
    >
      <h2 id="story-title" className="text-3xl lg:sticky lg:top-28 lg:self-start">
        {title}
      </h2>
      <div className="flex max-w-3xl flex-col gap-6">
        <SampleMark of={{ sample: true }} text={sampleStrings.story} />
        <p className="text-xl font-medium">{opening}</p>
        {rest.map((paragraph) => (
          <p key={paragraph} className="text-lg text-soft">
            <Paragraph text={paragraph} />
          </p>
        ))}
        <p className="mt-2 border-l-4 border-accent pl-5 text-xl font-semibold tracking-tight sm:pl-7">
          <Paragraph text={closing} />
        </p>
      </div>
    </section>
  )
}

const VALUES: ReadonlyArray<{ id: keyof typeof about.values.items; icon: IconNode }> = [
  { id: 'trust', icon: ShieldCheck },
  { id: 'quality', icon: Hammer },
  { id: 'accessibility', icon: DoorOpen },
  { id: 'innovation', icon: Lightbulb },
]

function AboutValues() {
  const { title, text, items } = about.values
  return (
    <section aria-labelledby="values-title" className="bg-night text-on-night">
      <div className="shell pt-12 pb-6 md:pt-20 md:pb-12">
        <h2 id="values-title" className="text-3xl">
          {title}
        </h2>
        <p className="mt-3 max-w-2xl text-lg text-on-night-soft">{text}</p>
        <ul className="mt-8 grid gap-x-12 sm:grid-cols-2 md:mt-12">
          {VALUES.map(({ id, icon }) => (
            <li key={id} className="flex gap-5 border-t border-white/20 py-7 md:py-9">
              <Icon node={icon} className="mt-0.5 size-8 text-accent" strokeWidth={1.75} />
              <div>
                <h3 className="text-xl">{items[id].title}</h3>
                <p className="mt-2 text-on-night-soft">{items[id].text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** The meaning of the checks on profiles. Badges link to it. */
function AboutChecks() {
  const { title, text, rows, guarantee } = about.checks
  return (
    <section
      id="checks"
      aria-labelledby="checks-title"
      className="shell grid scroll-mt-20 gap-6 pt-12 md:pt-20 lg:grid-cols-[1fr_2fr] lg:gap-16"
    >
      <div>
        <h2 id="checks-title" className="text-3xl">
          {title}
        </h2>
        <p className="mt-3 text-lg text-soft">{text}</p>
        <a
          href={paths.guarantee}
          className="mt-3 inline-flex min-h-11 items-center gap-2 font-semibold text-primary underline-offset-4 hover:underline"
        >
          {guarantee}
          <Icon node={ArrowRight} className="size-5" />
        </a>
      </div>
      <dl className="grid gap-x-10 sm:grid-cols-2">
        {rows.map(({ term, text }) => (
          <div key={term} className="border-t border-line py-4">
            <dt className="font-semibold">{term}</dt>
            <dd className="mt-1 text-soft">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

type TeamMember = Sampled & { name: string; position: string; bio: string }

/** The team in the order of the page. */
const teamMembers: ReadonlyArray<TeamMember> = Object.values(teamTexts).map((member) => ({
  ...member,
  sample: true,
}))

function Member({ name, position, bio }: TeamMember) {
  return (
    <li className="flex flex-col gap-4">
      <div className="flex items-center gap-4">
        <Avatar name={name} className="size-18 text-2xl" />
        <div className="min-w-0">
          <h3 className="text-lg">{name}</h3>
          <p className="text-sm font-medium text-soft">{position}</p>
        </div>
      </div>
      <p className="text-soft">{bio}</p>
    </li>
  )
}

function AboutTeam() {
  const members = useShown(teamMembers)
  if (members.length === 0) return null
  return (
    <section aria-labelledby="team-title" className="shell section-gap">
      <h2 id="team-title" className="text-3xl">
        {about.team.title}
      </h2>
      <p className="mt-3 text-lg text-soft">{about.team.text}</p>
      <SampleMark of={members} text={sampleStrings.team} className="mt-4 rounded-lg" />
      <ul className="mt-8 grid gap-x-10 gap-y-10 sm:grid-cols-2 md:mt-12 lg:grid-cols-3 lg:gap-y-14">
        {members.map((member) => (
          <Member key={member.name} {...member} />
        ))}
      </ul>
    </section>
  )
}

const NEXT: ReadonlyArray<{ id: keyof typeof about.next; href: string }> = [
  { id: 'career', href: paths.career },
  { id: 'partner', href: paths.becomePartner },
  { id: 'contact', href: paths.contact },
]

function NextPages() {
  return (
    <nav aria-label={about.nextLabel} className="shell pb-16 md:pb-24">
      <ul className="grid border-y border-line lg:grid-cols-3">
        {NEXT.map(({ id, href }) => (
          <li
            key={id}
            className="border-line not-first:border-t lg:not-first:border-t-0 lg:not-first:border-l"
          >
            <a
              href={href}
              className="group flex h-full flex-col gap-1 rounded-md py-6 transition hover:bg-sunken lg:p-8"
            >
              <span className="flex items-center justify-between gap-3 text-xl font-bold tracking-tight">
                {about.next[id].title}
                <Icon
                  node={ArrowRight}
                  className="size-5 text-primary transition duration-200 group-hover:translate-x-1"
                />
              </span>
              <span className="text-soft">{about.next[id].text}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The company: story, values and team. */
export function AboutPage() {
  return (
    <>
      <AboutHero />
      <Story />
      <AboutValues />
      <AboutChecks />
      <AboutTeam />
      <NextPages />
    </>
  )
}
