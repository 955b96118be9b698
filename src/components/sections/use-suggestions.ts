import { type RefObject, useEffect, useState } from 'react'
import type { Suggestion } from '#api/schemas/search.ts'

export type Suggest = (text: string, signal: AbortSignal) => Promise<Array<Suggestion>>

/** Nothing is asked before the second letter. */
const FEWEST_LETTERS = 2
/** How long a visitor pauses who wants to see what is suggested. */
const PAUSE_MS = 150

export type Suggested = { text: string; items: Array<Suggestion> }

const NOTHING: Suggested = { text: '', items: [] }

/**
 * What is suggested for the text in a box, while it is typed. A question is given up when the next one is due, so that no
 * answer comes after that of a newer text; one that fails suggests nothing, because the box is a form all the same.
 */
export function useSuggestions(input: RefObject<HTMLInputElement | null>, suggest: Suggest): Suggested {
  const [suggested, setSuggested] = useState(NOTHING)

  useEffect(() => {
    const box = input.current
    if (!box) return
    const ended = new AbortController()
    let question = new AbortController()
    let pause: ReturnType<typeof setTimeout> | undefined

    async function ask(text: string, { signal }: AbortController) {
      const items = await suggest(text, signal).catch(() => [])
      if (!signal.aborted) setSuggested({ text, items })
    }
    function giveUp() {
      clearTimeout(pause)
      question.abort()
    }
    function onInput() {
      const text = box?.value.trim() ?? ''
      giveUp()
      if ([...text].length < FEWEST_LETTERS) return setSuggested(NOTHING)
      const next = new AbortController()
      question = next
      pause = setTimeout(() => ask(text, next), PAUSE_MS)
    }
    const { signal } = ended
    box.addEventListener('input', onInput, { signal })
    box.addEventListener('blur', giveUp, { signal })
    box.form?.addEventListener('submit', giveUp, { signal })
    // What was typed while this code was on its way.
    if (box.value !== box.defaultValue) onInput()
    return () => {
      ended.abort()
      giveUp()
    }
  }, [input, suggest])

  return suggested
}
