import type * as en from '#content/comparison-bar.ts'
import type { Words } from '#lib/language.ts'

export const comparisonBar = {
  label: 'कारीगरों की तुलना',
  chosen: (count: number, most: number) => `${count} ${count === 1 ? 'चुना गया' : 'चुने गए'}, ${most} तक`,
  open: 'तुलना करें',
  addAnother: 'तुलना के लिए एक और चुनें',
  full: 'नया जोड़ने के लिए एक हटाएँ',
  clear: 'सब हटाएँ',
  remove: (name: string) => `${name} को तुलना से हटाएँ`,
} satisfies Words<typeof en.comparisonBar>
