import { BriefcaseBusiness, Check, Clock, MapPin } from 'lucide'
import { Badge } from '#components/ui/badge.tsx'
import { ButtonLink } from '#components/ui/button.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { careers } from '#content/careers.ts'
import { contactHref } from '#content/contact-href.ts'
import type { JobOpening } from '#content/data/careers.ts'

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
            <Icon node={icon} className="mt-0.5 size-4.5 shrink-0 text-primary" />
            <span className="sr-only">{label}</span>
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** One open role; its id is the anchor that the list of roles jumps to. */
export function JobCard({ job }: { job: JobOpening }) {
  const { id, title, department, description, requirements } = job
  return (
    <article
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid gap-x-10 gap-y-5 rounded-xl border border-line bg-surface p-5 shadow-low transition duration-200 ease-out target:border-primary target:shadow-mid hover:border-line-strong/60 hover:shadow-mid sm:p-7 md:grid-cols-[15rem_1fr] lg:grid-cols-[18rem_1fr_auto]"
    >
      <div>
        <Badge>{department}</Badge>
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
              <Icon node={Check} className="mt-0.5 size-4.5 shrink-0 text-success" />
              {requirement}
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
