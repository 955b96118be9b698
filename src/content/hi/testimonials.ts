import type * as en from '#content/testimonials.ts'
import type { Words } from '#lib/language.ts'

export const testimonialTexts = {
  'leela-menon': {
    name: 'लीला मेनन',
    location: 'कोच्चि, केरल',
    testimonial: 'रसोई का नल दो महीने से टपक रहा था। प्लंबर ने पूरा नल नहीं, सिर्फ़ एक वॉशर बदला और सफ़ाई भी की।',
  },
  'arvind-joshi': {
    name: 'अरविंद जोशी',
    location: 'पुणे, महाराष्ट्र',
    testimonial:
      'बार-बार MCB गिर जाती थी। बिजली मिस्त्री ने ख़राबी गीज़र के पॉइंट में पकड़ी और मेरी माँ को मराठी में समझाया।',
  },
  'farah-siddiqui': {
    name: 'फ़राह सिद्दीक़ी',
    location: 'लखनऊ, उत्तर प्रदेश',
    testimonial: 'मैंने गैस भरने को कहा था। उन्होंने पहले जाँच की, जाम फ़िल्टर निकला; सर्विस की, जिसमें आधे से भी कम पैसे लगे।',
  },
  'harpreet-gill': {
    name: 'हरप्रीत गिल',
    location: 'दिल्ली',
    testimonial: 'चार दिन में दो कमरे। फ़र्नीचर ढका गया, किनारे सीधे हैं और लिखकर दिया हुआ दाम बीच में नहीं बढ़ा।',
  },
  'deepika-shetty': {
    name: 'दीपिका शेट्टी',
    location: 'बेंगलुरु, कर्नाटक',
    testimonial: 'हमारे आने से पहले तीन लोगों की टीम ने फ़्लैट की डीप क्लीनिंग की। समय पर आए और पंखों के ऊपर तक साफ़ किया।',
  },
  'rajendra-solanki': {
    name: 'राजेंद्र सोलंकी',
    location: 'अहमदाबाद, गुजरात',
    testimonial: 'बरसात में मेन दरवाज़ा फूल गया था। बढ़ई ने एक घंटे में रंदा लगाया, एक क़ब्ज़ा बदला और ताले में तेल डाला।',
  },
} satisfies Words<typeof en.testimonialTexts>
