import type * as en from '#content/blog.ts'
import { blogHead } from '#content/page-heads.ts'
import type { Words } from '#lib/language.ts'

export const blog = {
  list: {
    ...blogHead,
    text: 'सीधी-सादी सलाह: क्या देखें, क्या ख़ुद ठीक करें और कब कारीगर बुलाएँ।',
    filter: 'विषय चुनें',
    all: 'सभी',
    readMore: 'पूरा पढ़ें',
    readMoreOf: (title: string) => `पूरा पढ़ें: ${title}`,
    shown: (count: number, category?: string) => `${category ? `${category}: ` : ''}${count} लेख`,
    more: 'और लेख',
    loading: 'लेख खुल रहे हैं',
    empty: {
      title: 'अभी कोई लेख नहीं है',
      text: 'पहले लेख लिखे जा रहे हैं। तब तक हमारी सेवाएँ देखें।',
      action: 'सभी सेवाएँ देखें',
    },
    emptyCategory: {
      title: 'इस विषय में कुछ नहीं है',
      text: 'इस विषय पर अभी कोई लेख नहीं है।',
      action: 'सभी लेख दिखाएँ',
    },
    failed: {
      title: 'लेख नहीं खुल सके',
      text: 'अपना इंटरनेट देखें और एक बार फिर कोशिश करें।',
    },
  },
  post: {
    readingTime: (minutes: number) => `${minutes} मिनट में पढ़ें`,
    contents: 'इस लेख में',
    jobs: 'इस लेख से जुड़े काम',
    related: 'मिलते-जुलते लेख',
  },
  share: {
    action: 'शेयर करें',
    copied: 'लिंक कॉपी हो गया। जहाँ चाहें, पेस्ट करें।',
    failed: 'लिंक कॉपी नहीं हो सका। आप उसे ब्राउज़र के पते वाली पट्टी से कॉपी कर सकते हैं।',
  },
} satisfies Words<typeof en.blog>
