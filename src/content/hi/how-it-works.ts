import type * as en from '#content/how-it-works.ts'
import type { Words } from '#lib/language.ts'

export const steps = {
  choose: {
    title: 'बताएँ, क्या काम है',
    text: 'काम खोजें या कोई सेवा चुनें, और तय करने से पहले उसके बारे में सब देख लें।',
  },
  book: {
    title: 'ऐप में समय बुक करें',
    text: 'दिन और समय वही चुनें जो आपके घर के लिए ठीक हो। चाहें तो परेशानी लिख दें या उसकी फ़ोटो लगा दें।',
  },
  done: {
    title: 'कारीगर घर आते हैं',
    text: 'पहले काम देखा जाता है, फिर आपके साथ दाम तय होता है, और पैसे काम पूरा होने पर ही देने होते हैं।',
  },
} satisfies Words<typeof en.steps>
