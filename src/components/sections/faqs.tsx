import { ChevronDown } from 'lucide'
import type { ReactNode } from 'react'
import type { Faq } from '#catalogue/service-entry.ts'
import { ApiText } from '#components/ui/api-text.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { SectionHeading } from '#components/ui/section-heading.tsx'

type FaqsProps = { title: string; text?: string; faqs: ReadonlyArray<Faq>; children?: ReactNode }

/** Questions with their answers; the first answer is open. `children` stand below the title. */
export function Faqs({ title, text, faqs, children }: FaqsProps) {
  return (
    <section aria-labelledby="faqs-title" className="grid lg:grid-cols-[1fr_2fr] lg:gap-10">
      <div>
        <SectionHeading id="faqs-title" title={title} {...(text && { text })}>
          {children}
        </SectionHeading>
      </div>
      <div className="flex flex-col gap-3">
        {faqs.map(({ question, answer }, index) => (
          <details
            key={question}
            open={index === 0}
            className="group rounded-xl border border-line bg-surface shadow-low open:border-line-strong/60"
          >
            <summary className="flex min-h-14 list-none items-center justify-between gap-4 rounded-xl px-5 py-3 font-semibold transition hover:text-primary [&::-webkit-details-marker]:hidden">
              <ApiText>{question}</ApiText>
              <Icon
                node={ChevronDown}
                className="size-5 text-primary transition duration-200 group-open:rotate-180"
              />
            </summary>
            <p className="max-w-prose px-5 pb-5 text-soft">
              <ApiText>{answer}</ApiText>
            </p>
          </details>
        ))}
      </div>
    </section>
  )
}
