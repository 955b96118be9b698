import { company } from '#content/company.ts'
import { language } from '#lib/language.ts'

/** A sentence of ours with the company's legal name in it, which stays English in every language, and says so. */
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
