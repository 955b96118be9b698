import { ArrowRight } from 'lucide'
import { Icon } from '#components/ui/icon.tsx'
import { about } from '#content/about.ts'
import { paths } from '#lib/paths.ts'
import { AboutHero } from './about-hero.tsx'
import { AboutTeam } from './about-team.tsx'
import { AboutValues } from './about-values.tsx'

/** The company's name is a Hindi word, and is to be read as one. */
const HINDI = 'sudhaar'

function Paragraph({ text }: { text: string }) {
  const [before, after] = text.split(` ${HINDI} `)
  if (after === undefined) return text
  return (
    <>
      {before} <i lang="hi-Latn">{HINDI}</i> {after}
    </>
  )
}

function Story() {
  const { title, paragraphs, closing } = about.story
  const [opening, ...rest] = paragraphs
  return (
    <section
      aria-labelledby="story-title"
      className="shell section-gap grid gap-6 lg:grid-cols-[1fr_2fr] lg:gap-16"
    >
      <h2 id="story-title" className="text-3xl lg:sticky lg:top-28 lg:self-start">
        {title}
      </h2>
      <div className="flex max-w-3xl flex-col gap-6">
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
                  className="size-5 shrink-0 text-primary transition duration-200 group-hover:translate-x-1"
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

/** Who we are: story, values, people. */
export function AboutPage() {
  return (
    <>
      <AboutHero />
      <Story />
      <AboutValues />
      <AboutTeam />
      <NextPages />
    </>
  )
}
