import type { Words } from '#lib/language.ts'
import type * as en from '../category-head.ts'
import { company } from '../company.ts'

export const servicesTitle = `घर की सभी सेवाएँ | ${company.name}` satisfies Words<typeof en.servicesTitle>

export const categoryHead = {
  name: (service: string, city?: string) => (city ? `${city} में ${service}` : service),
  title: (name: string) => `${name} | ${company.name}`,
  detailedTitle: (name: string) => `${name}: दाम और बुकिंग | ${company.name}`,
} satisfies Words<typeof en.categoryHead>

export const servicesDescription =
  'प्लंबिंग, बिजली का काम, AC रिपेयर, बढ़ई का काम, पेंटिंग, सफ़ाई और घर की छह और सेवाएँ, हर एक के शुरुआती दाम के साथ।' satisfies Words<
    typeof en.servicesDescription
  >

export function categoryDescription(service: string, city?: string): string {
  return `${city ? `${city} में ` : ''}घर पर ${service}: किस काम में क्या होता है, वह कितने से शुरू होता है और ${company.name} ऐप में कौन-से कारीगर बुक हो सकते हैं।`
}
