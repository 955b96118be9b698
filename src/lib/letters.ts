/** How many letters of a text take room in a line: the signs above and below others do not. */
export function letterCount(text: string): number {
  return text.replace(/\p{Mn}/gu, '').length
}
