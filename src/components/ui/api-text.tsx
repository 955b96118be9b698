import { getLang, isEnglish, language } from '#lib/language.ts'

/** Consecutive Latin words, addresses and numbers. */
const RUN = /([A-Za-z][\w@./'’-]*(?:[ ,.:;]+[A-Za-z][\w@./'’-]*)*)/

/**
 * Renders text from an API, or a string of ours that contains such text or the company's legal name. Marks English text
 * with `lang` on pages in another language. For text that is alone in its element, set `lang={getLang(text)}` on the
 * element instead.
 */
export function ApiText({ children: text }: { children: string }) {
  if (isEnglish || language.script === 'Latin') return text
  if (getLang(text)) return <span lang="en">{text}</span>
  const parts = text.split(RUN)
  // All-capital words such as AC, RO and CCTV are abbreviations that Hindi speakers read as letters.
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
