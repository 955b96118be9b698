import { ChevronDown } from 'lucide'
import { ButtonLink } from '#components/ui/button.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { becomePartner } from '#content/become-partner.ts'
import { contactHref } from '#content/contact-href.ts'

export function PartnerFaqs() {
  const { faqs, contact } = becomePartner
  return (
    <section
      aria-labelledby="faqs-title"
      className="shell grid gap-6 pb-16 md:pb-24 lg:grid-cols-[1fr_2fr] lg:gap-16"
    >
      <div className="flex flex-col items-start gap-5 lg:sticky lg:top-28 lg:self-start">
        <h2 id="faqs-title" className="text-2xl">
          {faqs.title}
        </h2>
        <ButtonLink href={contactHref('partner')} variant="secondary">
          {contact}
        </ButtonLink>
      </div>
      <div className="border-t border-line">
        {faqs.items.map(({ question, answer }) => (
          <details key={question} className="group border-b border-line">
            <summary className="flex min-h-16 list-none items-center justify-between gap-4 rounded-sm py-4 text-lg font-semibold transition hover:text-primary [&::-webkit-details-marker]:hidden">
              {question}
              <Icon
                node={ChevronDown}
                className="size-5 shrink-0 text-primary transition duration-200 group-open:rotate-180"
              />
            </summary>
            <p className="max-w-prose pb-6 text-soft">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
