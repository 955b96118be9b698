import type { Words } from '#lib/language.ts'
import type * as en from '../contact-messages.ts'

export const contactMessages = {
  name: 'नाम कम से कम 2 अक्षर का हो।',
  longName: (most: number) => `नाम ज़्यादा से ज़्यादा ${most} अक्षर का हो।`,
  email: 'सही ईमेल पता लिखें।',
  phone: 'सही फ़ोन नंबर लिखें।',
  message: 'संदेश कम से कम 10 अक्षर का हो।',
  longMessage: (most: number) => `संदेश ज़्यादा से ज़्यादा ${most} अक्षर का हो।`,
  submit: 'भेजें',
  submitting: 'भेज रहे हैं...',
  failed: 'आपका संदेश नहीं भेजा जा सका',
  rejected: 'फ़ॉर्म नहीं भेजा जा सका। फिर कोशिश करें।',
  success: 'आपके संदेश के लिए धन्यवाद। हम जल्द जवाब देंगे!',
} satisfies Words<typeof en.contactMessages>
