import type * as en from '#content/brands/names.ts'
import type { Words } from '#lib/language.ts'

export const brandNames = {
  nalvika: 'नलविका',
  vidyutsar: 'विद्युतसार',
  sheetvan: 'शीतवन',
  kashthira: 'काष्ठिरा',
  varnodhara: 'वर्णोधारा',
  swachhira: 'स्वच्छिरा',
  gharyantra: 'घरयंत्र',
  keetrodha: 'कीटरोधा',
  antarekha: 'अंतरेखा',
  haritangan: 'हरितांगन',
  prahariva: 'प्रहरिवा',
  neerbandh: 'नीरबंध',
} satisfies Words<typeof en.brandNames>
