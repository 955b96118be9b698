import type { Words } from '#lib/language.ts'
import { type DescribedProfile, describeProfile } from '../data/described-profile.ts'
import type * as en from '../page-heads.ts'

export const blogHead = { title: 'घर की देखभाल: सलाह और टिप्स' } satisfies Words<typeof en.blogHead>

export const blogDescription =
  'भारत के घरों के लिए सीधी-सादी सलाह: बारिश से पहले क्या जाँचें, कारीगर का बताया दाम कैसे समझें, और कौन-सी मरम्मत उनके आने तक रुक सकती है।' satisfies Words<
    typeof en.blogDescription
  >

export const webVitalsHead = { title: 'यह साइट कितनी तेज़ है' } satisfies Words<typeof en.webVitalsHead>

export const webVitalsDescription =
  'लोगों के ब्राउज़र में नापा गया: पिछले 28 दिनों में हमारे पेज कितनी जल्दी खुले, कितनी जल्दी जवाब मिला और पेज कितने टिके रहे, माध्यिका और 75वें पर्सेंटाइल में।' satisfies Words<
    typeof en.webVitalsDescription
  >

export function profileTitle(profile: DescribedProfile): string {
  const { who, what, trade, city } = describeProfile(profile)
  return trade === undefined ? `${who}: ${what}` : `${who}: ${city} में ${trade}`
}

export function profileDescription(profile: DescribedProfile): string {
  const { who, what, where } = describeProfile(profile)
  return `${who}, ${where} में ${what}: सेवाएँ, शुरुआती दाम, फ़ोटो और ग्राहकों की राय।`
}
