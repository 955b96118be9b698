import { getLang, isEnglish, language } from '#lib/language.ts'

/** More Latin words in a row than a sentence of another script has of its own. */
const RUN = /([A-Za-z][A-Za-z'’-]*(?:[ ,.:;]+[A-Za-z][A-Za-z'’-]*){3,})/

/**
 * A text of an API that stands beside others, or a sentence of ours with such a text or the legal name of the company
 * in it: marked as English as far as it is English on a page that is not. Where it is alone in an element, that has
 * `lang={getLang(text)}` instead.
 */
export function ApiText({ children: text }: { children: string }) {
  if (isEnglish || language.script === 'Latin') return text
  if (getLang(text)) return <span lang="en">{text}</span>
  const parts = text.split(RUN)
  if (parts.length === 1) return text
  return parts.map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} lang="en">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
