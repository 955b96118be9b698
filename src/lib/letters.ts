/** Returns the number of letters that take room in a line: signs above and below others do not. */
export function letterCount(text: string): number {
  return text.replace(/\p{Mn}/gu, '').length
}
