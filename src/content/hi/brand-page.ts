import type * as en from '#content/brand-page.ts'
import type { Words } from '#lib/language.ts'

export const brandPage = {
  crumb: 'ब्रांड',
  kind: 'भरोसे का ब्रांड',
  website: 'वेबसाइट देखें',
  opensElsewhere: '(नए टैब में खुलता है)',
  follow: (name: string) => `सोशल मीडिया पर ${name}`,
  social: (name: string, network: string) => `${network} पर ${name} (नए टैब में खुलता है)`,
  about: (name: string) => `${name} के बारे में`,
  facts: { founded: 'शुरुआत', founder: 'संस्थापक', headquarters: 'मुख्य ऑफ़िस' },
  distributors: {
    title: 'अधिकृत डिस्ट्रीब्यूटर',
    text: (name: string) => `यहाँ ${name} का सामान बिल और वारंटी कार्ड के साथ मिलता है।`,
    phone: (name: string, number: string) => `${name} को फ़ोन करें: ${number}`,
    email: (name: string, address: string) => `${name} को लिखें: ${address}`,
    directions: 'रास्ता देखें',
    directionsTo: (name: string) => `रास्ता देखें: ${name} (नए टैब में खुलता है)`,
  },
  services: {
    title: 'इससे जुड़ी सेवाएँ',
    text: (name: string) => `इन कामों में ${name} का सामान लगता है।`,
  },
  description: (name: string, headquarters: string) =>
    `${name} (${headquarters}): कंपनी क्या बनाती है, कब से बनाती है और अधिकृत डिस्ट्रीब्यूटर कौन हैं; उनके फ़ोन नंबर और रास्ता।`,
  plainDescription: (name: string) =>
    `${name} हमारे होम पेज पर दिखने वाले भरोसे के ब्रांडों में से एक है। उसकी वेबसाइट का पता यहाँ है।`,
} satisfies Words<typeof en.brandPage>
