import type { Faq } from '#catalogue/service-entry.ts'
import { durationText, jobQuestions as strings } from '#content/job-page.ts'
import type { JobPage } from '#data/services/job-query.ts'
import { formatRupees } from '#lib/money.ts'

/**
 * Returns the questions whose answers follow from the facts of a job. A usual price or one of a sample is no answer,
 * because search engines read the answers too.
 */
export function jobQuestions({ job, priceTo, facts }: JobPage, city?: string): Array<Faq> {
  const { title, price } = job
  const { priceNotes = [], durationMinutes, beforeVisit = [], partsNote, warrantyDays } = facts
  const highest = priceTo === undefined ? undefined : formatRupees(priceTo)
  return [
    ...(price?.kind === 'provider'
      ? [
          {
            question: strings.price(title, city),
            answer: strings.priceAnswer(formatRupees(price.amount), highest, priceNotes.slice(0, 1)),
          },
        ]
      : []),
    ...(durationMinutes
      ? [
          {
            question: strings.duration(title),
            answer: strings.durationAnswer(durationText(durationMinutes), beforeVisit.slice(0, 1)),
          },
        ]
      : []),
    ...(partsNote ? [{ question: strings.parts, answer: partsNote }] : []),
    ...(warrantyDays ? [{ question: strings.warranty, answer: strings.warrantyAnswer(warrantyDays) }] : []),
  ]
}
