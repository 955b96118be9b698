import type * as en from '#content/legal/legal-words.ts'
import type { Words } from '#lib/language.ts'

export const legalWords = {
  lastUpdated: 'पिछला बदलाव:',
  glance: 'संक्षेप में',
  contents: 'इस पेज पर',
  more: (title: string) => `यह भी पढ़ें: ${title}`,
  question: {
    title: 'कोई बात साफ़ नहीं?',
    text: 'अपने शब्दों में पूछें; जवाब इंसान ही देते हैं।',
    action: 'संपर्क करें',
  },
} satisfies Words<typeof en.legalWords>
