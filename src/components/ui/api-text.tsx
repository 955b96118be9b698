import { getLang, isEnglish, language } from '#lib/language.ts'

/** More Latin words in a row than a sentence of another script has of its own. */
const RUN = /([A-Za-z][A-Za-z'’-]*(?:[ ,.:;]+[A-Za-z][A-Za-z'’-]*){3,})/

/**
 * Text from an API, or a sentence of ours that contains such text or the company's legal name. English text is marked
 * with `lang` on pages in another language. For text that is alone in its element, use `lang={getLang(text)}` on the
 * element instead.
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
