/** The first `limit` characters, with an ellipsis when something was cut off. */
export function cutText(text: string, limit: number): string {
  const characters = [...text]
  return characters.length > limit ? `${characters.slice(0, limit).join('').trimEnd()}…` : text
}
