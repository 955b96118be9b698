import { company } from '#content/company.ts'
import { language } from '#lib/language.ts'

/** A text in which the legal name of the company, Latin in every language, is marked as English. */
export function WithLegalName({ text }: { text: string }) {
  const [before, after] = text.split(company.legalName)
  if (language.code === 'en' || after === undefined) return text
  return (
    <>
      {before}
      <span lang="en">{company.legalName}</span>
      {after}
    </>
  )
}
