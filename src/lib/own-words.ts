/** A title and a text that a loader gives with what it throws, for the head and the screen; undefined when it gives none. */
export function ownWords(data: unknown): { title: string; text: string } | undefined {
  const { title, text }: { title?: unknown; text?: unknown } = Object(data)
  return typeof title === 'string' && typeof text === 'string' ? { title, text } : undefined
}
