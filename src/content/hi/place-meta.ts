import { joined } from '#lib/joined.ts'
import type { Words } from '#lib/language.ts'
import { company } from '../company.ts'
import { MOST_NAMES, MOST_SERVICES } from '../data/places/most-named.ts'
import type * as en from '../place-meta.ts'

export const listNames = ((names) => joined(names.slice(0, MOST_NAMES), 'और')) satisfies Words<
  typeof en.listNames
>

export const cityMeta = ((city, state, services) => {
  const place = state ? `${city}, ${state}` : city
  const named = services.slice(0, MOST_SERVICES)
  const more = services.length > MOST_SERVICES ? `${named.join(', ')} वग़ैरह` : joined(named, 'और')
  const offered = services.length > 0 ? more : 'मरम्मत और देखभाल'
  return {
    title: `${place} में घर की मरम्मत और सेवाएँ | ${company.name}`,
    description: `${place} में घर की सेवाएँ: ${offered}। बुक करने से पहले देखें कि कौन-सा काम कितने से शुरू होता है।`,
  }
}) satisfies Words<typeof en.cityMeta>

export const stateMeta = ((state, cities) => ({
  title: `${state} में घर की मरम्मत और सेवाएँ, शहर के हिसाब से | ${company.name}`,
  description: `${state} में घर की सेवाएँ: ${listNames(cities)}। अपना शहर चुनें और देखें कि वहाँ क्या बुक हो सकता है और कितने से शुरू होता है।`,
})) satisfies Words<typeof en.stateMeta>

export const unservedStateMeta = ((state) => ({
  title: `${state}: हम अभी वहाँ नहीं हैं | ${company.name}`,
  description: `${state} में अभी ${company.name} पर घर की कोई सेवा बुक नहीं हो सकती। देखें कि हम कहाँ हैं, बताएँ कि आपको हमारी ज़रूरत है, या पार्टनर बनें।`,
})) satisfies Words<typeof en.unservedStateMeta>

export const stateServiceMeta = ((service, state, cities) => ({
  title: `${state} में ${service}, शहर के हिसाब से | ${company.name}`,
  description: `${state} में घर पर ${service}: कौन-से काम होते हैं, हर काम कितने से शुरू होता है और ${listNames(cities)} के जाँचे-परखे कारीगर।`,
})) satisfies Words<typeof en.stateServiceMeta>

export const cityServiceMeta = ((service, city) => ({
  title: `${city} में ${service}: काम और दाम | ${company.name}`,
  description: `${city} में घर पर ${service}: हम कौन-से काम करते हैं, हर काम कितने से शुरू होता है और ${company.name} ऐप में बुक करने के लिए जाँचे-परखे कारीगर।`,
})) satisfies Words<typeof en.cityServiceMeta>

export const stateCityServiceMeta = ((service, city, state) => ({
  title: `${city}, ${state} में ${service} | ${company.name}`,
  description: `${city}, ${state} के घरों के लिए ${service}: काम, शुरुआती दाम और ${company.name} ऐप में बुक करने के लिए जाँचे-परखे कारीगर।`,
})) satisfies Words<typeof en.stateCityServiceMeta>
