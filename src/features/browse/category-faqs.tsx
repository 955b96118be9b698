import { ChevronDown } from 'lucide'
import { Icon } from '#components/ui/icon.tsx'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { browse } from '#content/browse.ts'
import { serviceFaqs } from '#content/faqs.ts'
import { entryOf } from '#lib/slug.ts'

/** Questions about a service; the first answer is open. */
export function CategoryFaqs({ id }: { id: string }) {
  const faqs = entryOf(serviceFaqs, id)
  if (!faqs) return null
  return (
    <section aria-labelledby="faqs-title" className="grid lg:grid-cols-[1fr_2fr] lg:gap-10">
      <div>
        <SectionHeading id="faqs-title" title={browse.faqs.title} text={browse.faqs.text} />
      </div>
      <div className="flex flex-col gap-3">
        {faqs.map(({ question, answer }, index) => (
          <details
            key={question}
            open={index === 0}
            className="group rounded-xl border border-line bg-surface shadow-low open:border-line-strong/60"
          >
            <summary className="flex min-h-14 list-none items-center justify-between gap-4 rounded-xl px-5 py-3 font-semibold transition hover:text-primary [&::-webkit-details-marker]:hidden">
              {question}
              <Icon
                node={ChevronDown}
                className="size-5 shrink-0 text-primary transition duration-200 group-open:rotate-180"
              />
            </summary>
            <p className="max-w-prose px-5 pb-5 text-soft">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
