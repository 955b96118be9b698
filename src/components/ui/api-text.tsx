import { getLang, isEnglish, language } from '#lib/language.ts'

/** Latin words, addresses and numbers that follow each other. */
const RUN = /([A-Za-z][\w@./'’-]*(?:[ ,.:;]+[A-Za-z][\w@./'’-]*)*)/

/**
 * Text from an API, or a sentence of ours that contains such text or the company's legal name. English text is marked
 * with `lang` on pages in another language. For text that is alone in its element, use `lang={getLang(text)}` on the
 * element instead.
 */
export function ApiText({ children: text }: { children: string }) {
  if (isEnglish || language.script === 'Latin') return text
  if (getLang(text)) return <span lang="en">{text}</span>
  const parts = text.split(RUN)
  // Capitals alone are abbreviations that Hindi reads as letters: AC, RO, CCTV.
  const isEnglishRun = (part: string, index: number) => index % 2 === 1 && /[a-z]{2}/.test(part)
  if (!parts.some(isEnglishRun)) return text
  // The outer element keeps the sentence together in a flex box.
  return (
    <span>
      {parts.map((part, index) =>
        isEnglishRun(part, index) ? (
          <span key={index} lang="en">
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </span>
  )
}
