import { company } from '#content/company.ts'
import type * as en from '#content/place-pages.ts'
import { joinNames, MAX_NAMES, MAX_SERVICES } from '#lib/join-names.ts'
import type { Words } from '#lib/language.ts'
import type { JobsKnown } from '#lib/listed.ts'
import { toInPlace, toOblique } from '../grammar/hindi-forms.ts'

function within(city: string, state: string | undefined): string {
  return state && !city.includes(state) ? `${state} के ${city}` : city
}

const CALL_BACK = 'अपना नंबर दें; हम आपके लिए कारीगर ढूँढेंगे।'

export const cityPage = {
  title: (city: string) => `${city}\u00a0में होम सर्विस`,
  intro: (city: string, state: string | undefined) =>
    `${within(city, state)} में “${company.name}” से बुकिंग होती है। काम स्वतंत्र कारीगर करते हैं, और दाम काम शुरू होने से पहले आपके साथ तय होता है।`,
  ofListed: (count, city: string, state: string | undefined, description: string) =>
    count === 0 ? `${within(city, state)} में अभी कोई कारीगर नहीं है। ${CALL_BACK}` : description,
  services: {
    title: (city: string) => `${city}\u00a0में सेवाएँ`,
    also: (city: string) => `${city}\u00a0में और सेवाएँ`,
    elsewhere: 'और सेवाएँ',
  },
  jobs: {
    title: (city: string) => `${city}\u00a0में काम और उनके दाम`,
    listed: 'कुछ काम और उनके दाम। जिस दाम के साथ “आम तौर पर” न लिखा हो, वह यहाँ के कारीगरों में सबसे कम है।',
    usual: 'कुछ काम और उनके आम दाम।',
    unpriced: { title: (city: string) => `${city} में ये काम`, text: 'इन सेवाओं के कुछ काम।' },
  },
  areas: {
    title: 'इलाक़े',
  },
  neighbours: {
    title: (state: string) => `${state}\u00a0में और जगहें`,
    all: (state: string) => `${state} की पूरी सूची`,
  },
} satisfies Words<typeof en.cityPage>

export const statePage = {
  title: (state: string) => `${state}\u00a0में होम सर्विस`,
  ofListed: (count, state: string, description: string) =>
    count === 0 ? `${state} में अभी कोई कारीगर नहीं है। ${CALL_BACK}` : description,
  intro: (state: string, cities: ReadonlyArray<string>) => {
    const [first] = cities
    if (cities.length === 1 && first !== state)
      return `${state} में अभी सूची में एक शहर है: ${first}। देखें कि वहाँ कौन-सी सेवाएँ हैं।`
    if (cities.length <= 1) return `देखें कि ${state} में कौन-सी सेवाएँ हैं।`
    const names =
      cities.length > MAX_NAMES ? `${cities.slice(0, MAX_NAMES).join(', ')} वग़ैरह` : listNames(cities)
    return `${state} में अपना शहर चुनें और देखें कि वहाँ कौन-सी सेवाएँ हैं: ${names}।`
  },
  cities: {
    title: (state: string) => `${state}\u00a0के शहर`,
    text: 'देखें कि किस शहर में कौन-सी सेवाएँ हैं।',
  },
  services: {
    title: (state: string) => `${state}\u00a0में सेवाएँ`,
    text: 'सेवा चुनें और देखें कि उसमें कौन-से काम होते हैं।',
  },
  unserved: {
    title: (state: string) => `${state}\u00a0में हम अभी नहीं हैं`,
    text: (state: string) =>
      `${state} में अभी “${company.name}” का कोई कारीगर नहीं है। अपना नंबर दें: कोई कारीगर जुड़े, तो हम आपको बताएँगे।`,
    contact: 'यहाँ शुरू हों, तो मुझे बताएँ',
    nearest: (city: string, km: number) => `सबसे नज़दीकी शहर: ${city}, ${km} किमी दूर`,
  },
} satisfies Words<typeof en.statePage>

export const placeService = {
  title: (service: string, place: string) => `${place}\u00a0में ${toInPlace(service)}`,
  cityInState: within,
  last: 'काम',
  text: (count, place: string) =>
    count === 0
      ? `${place} में इस काम के लिए अभी कोई कारीगर नहीं है। ${CALL_BACK}`
      : `देखें कि ${place} में क्या-क्या बुक हो सकता है। दाम काम शुरू होने से पहले आपके साथ तय होता है।`,
  providers: 'उपलब्ध कारीगर देखें',
  cities: {
    title: (state: string) => `${state}\u00a0में कहाँ बुक कर सकते हैं`,
    all: (state: string) => `${state} की पूरी सूची`,
  },
  note: (place: string) => `${place}\u00a0में काम की बात`,
  jobs: {
    title: 'काम और दाम',
    text: `हर काम का शुरुआती दाम देखें। ${company.partsRule}`,
    unpriced: { title: 'काम', text: company.partsRule },
    none: 'इस सेवा के कामों की सूची अभी यहाँ नहीं है। अपना काम बताएँ; हम सही कारीगर ढूँढेंगे।',
    describe: 'काम बताएँ',
  },
  related: {
    title: 'इससे जुड़ी सेवाएँ',
    text: 'इसके साथ लोग अक्सर ये सेवाएँ भी लेते हैं।',
    label: 'इससे जुड़ी सेवाएँ',
    previous: 'पिछली सेवाएँ',
    next: 'अगली सेवाएँ',
  },
} satisfies Words<typeof en.placeService>

export const placeCallToAction = {
  title: (place: string) => `${place}\u00a0में कोई काम करवाना है?`,
  text: (count) =>
    count === 0 ? CALL_BACK : 'दिन और समय ऐप में चुनें। समझ न आए कि कौन-सा काम करवाना है, तो पहले हमसे पूछें।',
  download: 'हमारा ऐप डाउनलोड करें',
  contact: 'संपर्क करें',
} satisfies Words<typeof en.placeCallToAction>

export const placeCards = {
  seeServices: 'सेवाएँ देखें',
  seeDetails: 'देखें',
} satisfies Words<typeof en.placeCards>

export const listNames = ((names) => joinNames(names.slice(0, MAX_NAMES), 'और')) satisfies Words<
  typeof en.listNames
>

function describeUnlisted(offer: string, jobs: JobsKnown): string {
  const callBack = 'घर पर काम करवाने के लिए अपना फ़ोन नंबर देकर कॉल बैक कैसे माँगें।'
  if (jobs === 'prices') return `${offer}: किस काम में क्या होता है, आम तौर पर उसका दाम क्या है और कॉल बैक कैसे माँगें।`
  return jobs === 'jobs' ? `${offer}: किस काम में क्या होता है और ${callBack}` : `${offer}: ${callBack}`
}

export function serviceDescription(
  count: number | undefined,
  service: string,
  city: string | undefined,
  jobs: JobsKnown,
): string {
  const what = city ? placeService.title(service, city) : toInPlace(service)
  const who = count
    ? `घर के काम के लिए “${company.name}” ऐप में कौन-से कारीगर बुक हो सकते हैं।`
    : `घर के काम के लिए “${company.name}” ऐप में बुकिंग कैसे होती है, यह देखें।`
  if (count === 0) return describeUnlisted(what, jobs)
  if (jobs === 'prices') return `${what}: किस काम में क्या होता है, उसका शुरुआती दाम क्या है और ${who}`
  if (jobs === 'jobs') return `${what}: किस काम में क्या होता है और ${who}`
  return `${what}: ${who}`
}

export const cityMeta = ((count, city, state, services, hasPrices) => {
  const place = within(city, state)
  const named = services.slice(0, MAX_SERVICES)
  const more = services.length > MAX_SERVICES ? `${named.join(', ')} वग़ैरह` : joinNames(named, 'और')
  const offered = services.length > 0 ? more : 'मरम्मत और देखभाल'
  const unlisted = `${place} में ${services.length > 0 ? more : 'होम सर्विस'}`
  const prices = hasPrices ? 'हर काम का शुरुआती दाम बुकिंग से पहले ही देखें।' : 'दाम काम शुरू होने से पहले तय होता है।'
  return {
    title: `${place} में होम सर्विस | ${company.name}`,
    description:
      count === 0
        ? describeUnlisted(unlisted, hasPrices ? 'prices' : 'none')
        : `${place} में होम सर्विस: ${offered}। ${prices}`,
  }
}) satisfies Words<typeof en.cityMeta>

function getStateTitle(what: string, state: string, cities: ReadonlyArray<string>): string {
  if (cities.some((city) => city.includes(state))) return `${state} में ${what}: सभी इलाक़े`
  if (cities.length === 0) return `${state} में ${what}: सभी जगहें`
  return `${state} ${cities.length === 1 ? 'में' : 'के शहरों में'} ${what}`
}

export const stateMeta = ((count, state, cities, hasPrices) => {
  const [only] = cities
  if (count === 0)
    return {
      title: `${getStateTitle('होम सर्विस', state, cities)} | ${company.name}`,
      description: describeUnlisted(`पूरे ${state} में होम सर्विस`, hasPrices ? 'prices' : 'none'),
    }
  if (only === undefined)
    return {
      title: `${getStateTitle('होम सर्विस', state, cities)} | ${company.name}`,
      description: `${state} में होम सर्विस। देखें कि क्या-क्या बुक हो सकता है, और ऐप में बुक करें।`,
    }
  return {
    title: `${getStateTitle('होम सर्विस', state, cities)} | ${company.name}`,
    description:
      cities.length === 1
        ? `${within(only, state)} में होम सर्विस। देखें कि वहाँ क्या-क्या बुक हो सकता है, और ऐप में बुक करें।`
        : `${state} में होम सर्विस: ${listNames(cities)}। अपना शहर चुनें और देखें कि वहाँ कौन-सी सेवाएँ हैं।`,
  }
}) satisfies Words<typeof en.stateMeta>

export const unservedMeta = ((state) => ({
  title: `${state} में हम अभी नहीं हैं | ${company.name}`,
  description: `${state} में “${company.name}” से अभी कोई होम सर्विस बुक नहीं हो सकती। देखें कि हम कहाँ हैं, बताएँ कि आपको हमारी ज़रूरत है, या पार्टनर बनें।`,
})) satisfies Words<typeof en.unservedMeta>

export const stateServiceMeta = ((count, service, state, cities, jobs) => {
  const offer = `${state} में ${toInPlace(service)}`
  const what = jobs === 'prices' ? 'कौन-से काम होते हैं और हर काम का शुरुआती दाम' : 'देखें कि क्या-क्या बुक हो सकता है'
  const isOnlyItself = cities.length === 1 && cities[0] === state
  const places = count ? `कारीगर ${listNames(cities)} में मिलते हैं।` : `यह सेवा यहाँ है: ${listNames(cities)}।`
  const where = isOnlyItself ? `बुकिंग “${company.name}” ऐप में होती है।` : places
  return {
    title: `${getStateTitle(toInPlace(service), state, cities)} | ${company.name}`,
    description:
      count === 0
        ? describeUnlisted(`पूरे ${state} में ${toInPlace(service)}`, jobs)
        : `${offer}: ${what}। ${where}`,
  }
}) satisfies Words<typeof en.stateServiceMeta>

function describeInCity(count: number | undefined, offer: string, what: string, jobs: JobsKnown): string {
  if (count === 0) return describeUnlisted(offer, jobs)
  return count
    ? `${offer}: ${what} और “${company.name}” ऐप में कौन-से कारीगर मिलते हैं।`
    : `${offer}: ${what} और “${company.name}” ऐप का लिंक।`
}

export const cityServiceMeta = ((count, service, city, jobs) => {
  const offer = `${city} में ${toInPlace(service)}`
  const isPriced = jobs === 'prices'
  const what = isPriced ? 'कौन-से काम होते हैं, हर काम का शुरुआती दाम क्या है' : 'क्या-क्या बुक हो सकता है'
  return {
    title: `${offer}: ${isPriced ? 'काम और दाम' : 'काम'} | ${company.name}`,
    description: describeInCity(count, offer, what, jobs),
  }
}) satisfies Words<typeof en.cityServiceMeta>

export const stateCityServiceMeta = ((count, service, city, state, jobs) => {
  const offer = `${within(city, state)} में ${toInPlace(service)}`
  const what = jobs === 'prices' ? 'कौन-से काम होते हैं, उनके शुरुआती दाम क्या हैं' : 'क्या-क्या बुक हो सकता है'
  return {
    title: `${offer} | ${company.name}`,
    description: describeInCity(count, offer, what, jobs),
  }
}) satisfies Words<typeof en.stateCityServiceMeta>

export const notOffered = ((service, city) => ({
  title: `${city} में ${toOblique(service)} की सेवा अभी नहीं है`,
  text: 'दूसरा शहर या दूसरी सेवा चुनें।',
})) satisfies Words<typeof en.notOffered>
