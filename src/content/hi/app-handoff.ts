import type * as en from '#content/app-handoff.ts'
import { company } from '#content/company.ts'
import type { Words } from '#lib/language.ts'

export const appHandoff = {
  code: {
    customer: {
      alt: `${company.name} ऐप का QR कोड`,
      title: 'कंप्यूटर पर हैं?',
      text: 'अपने फ़ोन का कैमरा इस कोड के सामने लाएँ, ऐप फ़ोन पर मिल जाएगा।',
    },
    partner: {
      alt: `${company.name} पार्टनर ऐप का QR कोड`,
      title: 'यह कंप्यूटर पर पढ़ रहे हैं?',
      text: 'अपने फ़ोन का कैमरा इस कोड के सामने लाएँ, पार्टनर ऐप फ़ोन पर मिल जाएगा।',
    },
  },
  bar: {
    label: `${company.name} ऐप`,
    title: `${company.name} ऐप`,
    text: 'काम बुक करें, देखें कि कारीगर कहाँ पहुँचे',
    open: 'खोलें',
    dismiss: 'अभी नहीं',
    partner: {
      title: `${company.name} पार्टनर ऐप`,
      text: 'रजिस्टर करें और काम पाएँ',
    },
  },
} satisfies Words<typeof en.appHandoff>
