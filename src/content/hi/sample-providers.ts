import type * as en from '#content/sample-providers.ts'
import type { Words } from '#lib/language.ts'

export const sampleProviders = {
  'mahesh-patil': {
    name: 'महेश पाटिल',
    title: 'घरों और हाउसिंग सोसाइटियों के प्लंबर',
    address: 'अंधेरी ईस्ट, मुंबई, महाराष्ट्र',
    quote: 'वॉशिंग मशीन के पीछे का लीकेज दस मिनट में ढूँढ लिया, और एक भी टाइल नहीं तोड़ी।',
    jobs: {
      'leak-repair': 'लीकेज रिपेयर',
      'pipe-repair': 'पाइप रिपेयर',
      'tap-repair': 'नल और मिक्सर रिपेयर',
      'flush-tank-repair': 'फ़्लश टंकी रिपेयर',
      'drain-unclogging': 'जाम नाली और सिंक खोलना',
    },
  },
  'anitha-rao': {
    name: 'अनीता राव',
    title: 'लाइसेंसशुदा बिजली मिस्त्री, वायरिंग और फ़िटिंग',
    address: 'जयनगर, बेंगलुरु, कर्नाटक',
    quote: 'ख़राबी एक ढीले न्यूट्रल में पकड़ी और बोर्ड के हर ब्रेकर पर नाम लिख दिया। बहुत बढ़िया।',
    jobs: {
      'switch-socket-repair': 'स्विच और सॉकेट रिपेयर',
      'fan-repair': 'पंखा रिपेयर',
      'light-installation': 'लाइट और ट्यूब लाइट फ़िटिंग',
      'mcb-fuse-repair': 'MCB और फ़्यूज़ रिपेयर',
      'wiring-repair': 'वायरिंग और शॉर्ट सर्किट रिपेयर',
      'inverter-installation': 'इन्वर्टर लगाना और रिपेयर',
    },
  },
  'imran-shaikh': {
    name: 'इमरान शेख़',
    title: 'AC मिस्त्री, स्प्लिट और विंडो AC',
    address: 'कोथरूड, पुणे, महाराष्ट्र',
    quote: 'दूसरी दुकान ने गैस भरवाने का दाम बताया था। इमरान ने उसकी जगह कॉइल साफ़ की, और कमरा फिर ठंडा होता है।',
    jobs: {
      'ac-service': 'AC सर्विस',
      'ac-gas-refill': 'AC गैस भरना',
      'split-ac-installation': 'स्प्लिट AC फ़िटिंग',
      'ac-water-leak-repair': 'AC से पानी टपकना बंद करना',
    },
  },
} satisfies Words<typeof en.sampleProviders>

export const providerCard = {
  quote: (comment: string) => `“${comment}”`,
} satisfies Words<typeof en.providerCard>
