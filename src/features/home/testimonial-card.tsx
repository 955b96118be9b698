import { Quote } from 'lucide'
import { Avatar } from '#components/ui/avatar.tsx'
import { Icon } from '#components/ui/icon.tsx'
import type { Testimonial } from '#content/testimonials.ts'
import { paths } from '#lib/paths.ts'

/** One customer's words. */
export function TestimonialCard({ testimonial }: { testimonial: Testimonial }) {
  const { name, image, location, testimonial: words, service, serviceId } = testimonial
  return (
    <figure className="flex h-full flex-col gap-6 rounded-2xl border border-line bg-surface p-6 shadow-mid sm:p-8 lg:p-10">
      <Icon node={Quote} className="size-9 shrink-0 rotate-180 fill-accent text-accent" />
      <blockquote className="text-lg font-medium md:text-xl">{words}</blockquote>
      <figcaption className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-3">
        <Avatar name={name} image={image} />
        <span className="min-w-0 flex-1 basis-40">
          <span className="block font-semibold">{name}</span>
          <span className="block text-sm text-soft">{location}</span>
        </span>
        <a
          href={paths.service(serviceId)}
          className="inline-flex min-h-11 items-center rounded-full bg-tint px-4 text-sm font-semibold text-on-tint transition hover:[filter:brightness(0.95)]"
        >
          {service}
        </a>
      </figcaption>
    </figure>
  )
}
