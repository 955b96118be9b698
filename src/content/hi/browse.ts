import type * as en from '#content/browse.ts'
import type { Words } from '#lib/language.ts'
import { formatRupees } from '#lib/money.ts'
import { toInPlace } from '../grammar/hindi-forms.ts'

export const browse = {
  services: {
    title: 'सभी सेवाएँ',
    text: 'घर के हर काम के लिए। सेवा चुनें और देखें कि उसमें कौन-से काम होते हैं।',
    more: 'और सेवाएँ',
    custom: {
      title: 'कुछ और करवाना है?',
      text: 'काम किसी सेवा में न आता हो, तो दो-चार लाइनों में बताएँ; हम सही कारीगर ढूँढेंगे।',
      action: 'संपर्क करें',
    },
  },
  service: {
    text: (summary: string) => `${summary}।`,
    noJobs: {
      title: 'यहाँ अभी कामों की सूची नहीं है',
      text: 'बताएँ कि क्या करवाना है; हम सही कारीगर ढूँढेंगे।',
      action: 'काम बताएँ',
    },
  },
  ownCity: {
    choose: 'अपना शहर चुनें',
    offered: (service: string, city: string) => `${city} में ${toInPlace(service)}`,
    missing: (city: string) => `${city} में यह सेवा अभी नहीं मिलती।`,
    seeNearest: 'सबसे नज़दीकी शहर देखें',
    nearest: (service: string, city: string, km?: number) =>
      `${city} में ${toInPlace(service)}${km === undefined ? '' : ` (${km} किमी दूर)`}`,
  },
  providers: {
    title: 'उपलब्ध कारीगर',
    text: (job: string, city?: string) => `${city ? `${city} में ` : ''}${job}`,
    opened: (job: string) => `“${job}”: उपलब्ध कारीगर इसके नीचे दिख रहे हैं।`,
    page: (job: string) => `“${job}” का पूरा ब्योरा`,
    close: 'कारीगरों की सूची बंद करें',
  },
  faqs: {
    title: 'सवाल-जवाब',
  },
  related: { title: 'इससे जुड़ी सेवाएँ' },
} satisfies Words<typeof en.browse>

export const pricesIn = ((place = 'भारत') => `ये ${place} के शुरुआती दाम हैं।`) satisfies Words<typeof en.pricesIn>

export const fromPrice = (({ amount, kind }) =>
  `${kind === 'usual' ? 'आम तौर पर ' : ''}${formatRupees(amount)} से शुरू`) satisfies Words<typeof en.fromPrice>

function sampleScope(count: number | undefined, place: string | undefined): string {
  if (count === 1) return 'यहाँ की एक नमूना प्रोफ़ाइल'
  return `${place === undefined ? 'पूरे भारत' : 'यहाँ'} की नमूना प्रोफ़ाइलों में सबसे कम`
}

export const priceScope = (({ kind }, count, place) => {
  if (kind === 'usual') return ''
  if (kind === 'sample') return sampleScope(count, place)
  if (place === undefined) return 'पूरे भारत में सबसे कम'
  if (count === 1) return 'यहाँ एक कारीगर'
  return 'यहाँ सबसे कम दाम'
}) satisfies Words<typeof en.priceScope>
