/** A rating read aloud: on the scale of five, with the number of reviews behind it when that is known. */
export function ratingLabel(value: number, count?: number): string {
  const rated = `रेटिंग 5 में से ${value}`
  return count === undefined ? rated : `${rated}, ${count === 1 ? '1 ग्राहक' : `${count} ग्राहकों`} की राय`
}
