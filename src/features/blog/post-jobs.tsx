import type { BlogPost } from '#api/schemas/blog.ts'
import { ServiceLink } from '#components/ui/service-link.tsx'
import { blog } from '#content/blog.ts'
import { getLang } from '#lib/language.ts'
import { paths } from '#lib/paths.ts'

/**
 * The jobs that an article is about; nothing if none of them has a page. Their prices stand on those pages, which know
 * who is listed.
 */
export function PostJobs({ jobs = [] }: Pick<BlogPost, 'jobs'>) {
  const linked = jobs.flatMap(({ serviceId, ...job }) =>
    serviceId ? [{ ...job, href: paths.jobPage(serviceId, job.id) }] : [],
  )
  if (linked.length === 0) return null
  return (
    <section aria-labelledby="jobs-title" className="break-inside-avoid">
      <h2 id="jobs-title" className="mb-4 text-2xl">
        {blog.post.jobs}
      </h2>
      <ul className="border-b border-line">
        {linked.map(({ id, href, title }) => (
          <li key={id} className="border-t border-line">
            <ServiceLink href={href} className="flex min-h-13 items-center py-2.5 hover:text-primary">
              <span lang={getLang(title)} className="font-semibold">
                {title}
              </span>
            </ServiceLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
