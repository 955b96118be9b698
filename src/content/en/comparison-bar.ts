/** Strings of the bar with the providers chosen for comparison. */
export const comparisonBar = {
  label: 'Compare professionals',
  chosen: (count: number, most: number) => `${count} of ${most} chosen to compare`,
  open: 'Compare',
  addAnother: 'Tick one more to compare',
  full: 'Remove one to choose another',
  clear: 'Clear',
  remove: (name: string) => `Do not compare ${name}`,
} as const
