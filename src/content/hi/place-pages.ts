import { MAX_NAMES, MAX_SERVICES } from '#catalogue/places/named-place.ts'
import { company } from '#content/company.ts'
import type * as en from '#content/place-pages.ts'
import { joined } from '#lib/joined.ts'
import type { Words } from '#lib/language.ts'

function within(city: string, state: string | undefined): string {
  return state && state !== city ? `${city}, ${state}` : city
}

export const cityPage = {
  title: (city: string) => `${city} में घर की मरम्मत और सेवाएँ`,
  intro: (city: string, state: string | undefined, services: number, hasPrices: boolean) => {
    const offer = services === 1 ? 'एक तरह का काम बुक हो सकता है' : `${services} तरह के काम बुक हो सकते हैं`
    const office = city === company.officeCity ? ' हमारा ऑफ़िस भी इसी शहर में है।' : ''
    const prices = hasPrices
      ? 'हर काम का दाम कितने से शुरू होता है, यह आप बुक करने से पहले देख लेते हैं'
      : 'दाम शुरू करने से पहले आपके साथ तय करते हैं'
    return `${within(city, state)} में ${company.name} पर ${offer}। काम स्वतंत्र कारीगर करते हैं, और ${prices}।${office}`
  },
  introWithoutServices: (city: string, state: string | undefined) =>
    `${within(city, state)} में ${company.name} पर बुकिंग होती है। आपके चुने हुए समय पर कौन ख़ाली है, यह ऐप में दिखता है।`,
  services: {
    title: (city: string) => `${city} की टॉप सेवाएँ`,
    text: 'कोई एक चुनें, देखें कि उसमें क्या-क्या होता है, और उसे बुक करें।',
    also: (city: string) => `${city} में ये सेवाएँ भी`,
    elsewhere: 'और सेवाएँ',
  },
  needs: { title: (place: string) => `${place} के घरों की ज़रूरतें` },
  steps: { title: 'बुकिंग कैसे होती है', text: 'हर शहर में वही तीन क़दम।' },
  areas: {
    title: 'इलाक़े',
    text: (city: string) =>
      `कारीगर ${city} में हर तरफ़ घर आते हैं, इन इलाक़ों में भी। आपकी गली में कौन-कौन आते हैं, यह ऐप में दिखता है।`,
  },
  neighbours: {
    title: (state: string) => `${state} के दूसरे शहर`,
    all: (state: string) => `${state} के सभी शहर`,
  },
} satisfies Words<typeof en.cityPage>

export const statePage = {
  title: (state: string) => `${state} में घर की मरम्मत और सेवाएँ`,
  intro: (state: string, cities: ReadonlyArray<string>) => {
    const [first] = cities
    if (cities.length === 1 && first !== state)
      return `${state} में हम ${first} में हैं। देखें कि वहाँ क्या बुक हो सकता है।`
    if (cities.length <= 1) return `देखें कि ${state} में क्या बुक हो सकता है।`
    const names =
      cities.length > MAX_NAMES ? `${cities.slice(0, MAX_NAMES).join(', ')} और दूसरे शहरों` : listNames(cities)
    return `${state} में अपना शहर चुनें और देखें कि वहाँ क्या बुक हो सकता है। हम ${names} में हैं।`
  },
  cities: {
    title: (state: string, count: number) => `${state} में ${count === 1 ? 'हमारा शहर' : 'हमारे शहर'}`,
    text: 'देखें कि वहाँ आप क्या बुक कर सकते हैं।',
  },
  services: {
    title: (state: string) => `${state} में सेवाएँ`,
    text: 'कोई सेवा चुनें और देखें कि उसमें क्या-क्या होता है और वह किन शहरों में मिलती है।',
  },
  unserved: {
    title: (state: string) => `${state} में हम अभी नहीं हैं`,
    text: (state: string) =>
      `${state} में अभी कोई कारीगर ${company.name} पर बुकिंग नहीं लेते। बताएँ कि आपको कहाँ मदद चाहिए: हम वहीं शुरू करते हैं, जहाँ लोग हमें बुलाएँ और पार्टनर काम करने को तैयार हों।`,
    contact: 'बताएँ कि हमें कहाँ आना चाहिए',
    partner: 'पार्टनर बनें',
    elsewhere: { title: 'हम कहाँ हैं', text: 'वे राज्य, जिनके शहरों में आप आज ही बुक कर सकते हैं।' },
  },
} satisfies Words<typeof en.statePage>

export const placeService = {
  title: (service: string, place: string) => `${place} में ${service}`,
  cityInState: within,
  last: 'सेवाएँ',
  text: (place: string) =>
    `देखें कि ${place} में क्या बुक हो सकता है। कारीगर काम देखते हैं और शुरू करने से पहले आपके साथ दाम तय करते हैं।`,
  providers: 'उपलब्ध कारीगर देखें',
  cities: {
    title: (state: string) => `${state} में कहाँ बुक कर सकते हैं`,
    all: (state: string) => `${state} के सभी शहर`,
  },
  note: (place: string) => `${place} में ध्यान रखने की बात`,
  jobs: {
    title: 'काम और दाम',
    text: 'देखें कि हर काम का दाम कितने से शुरू होता है। पुर्ज़े ख़रीद के दाम पर और आपकी हाँ के बाद ही जुड़ते हैं।',
    unpriced: { title: 'काम', text: 'पुर्ज़े ख़रीद के दाम पर और आपकी हाँ के बाद ही जुड़ते हैं।' },
    none: 'इस सेवा के कामों की सूची अभी यहाँ नहीं है। अपना काम बताएँ; सही कारीगर हम ढूँढते हैं।',
    describe: 'काम बताएँ',
    failed: 'काम और उनके दाम अभी नहीं खुल पाए।',
    retry: 'फिर कोशिश करें',
    retrying: 'फिर कोशिश कर रहे हैं...',
    loading: 'काम और उनके दाम खुल रहे हैं',
  },
  related: {
    title: 'इससे जुड़ी सेवाएँ',
    text: 'इसके बाद घरों में अक्सर इनकी ज़रूरत पड़ती है।',
    label: 'इससे जुड़ी सेवाएँ',
    previous: 'पिछली सेवाएँ',
    next: 'अगली सेवाएँ',
  },
} satisfies Words<typeof en.placeService>

export const placeCallToAction = {
  title: (place: string) => `${place} में कुछ ठीक करवाना है?`,
  text: 'दिन और समय ऐप में चुनें। पक्का न हो कि काम क्या है, तो पहले हमसे पूछें।',
  download: 'हमारा ऐप डाउनलोड करें',
  contact: 'संपर्क करें',
} satisfies Words<typeof en.placeCallToAction>

export const placeCards = {
  cities: (count: number) => `${count} शहर`,
  seeServices: 'सेवाएँ देखें',
  seeCities: 'शहर देखें',
  seeDetails: 'और जानें',
  missing: { title: 'आपका शहर यहाँ नहीं है?', note: 'बताएँ कि हमें कहाँ आना चाहिए' },
} satisfies Words<typeof en.placeCards>

export const listNames = ((names) => joined(names.slice(0, MAX_NAMES), 'और')) satisfies Words<
  typeof en.listNames
>

export const cityMeta = ((city, state, services, hasPrices) => {
  const place = within(city, state)
  const named = services.slice(0, MAX_SERVICES)
  const more = services.length > MAX_SERVICES ? `${named.join(', ')} वग़ैरह` : joined(named, 'और')
  const offered = services.length > 0 ? more : 'मरम्मत और देखभाल'
  const prices = hasPrices
    ? 'बुक करने से पहले देखें कि कौन-सा काम कितने से शुरू होता है।'
    : 'दाम काम शुरू होने से पहले तय होता है।'
  return {
    title: `${place} में घर की मरम्मत और सेवाएँ | ${company.name}`,
    description: `${place} में घर की सेवाएँ: ${offered}। ${prices}`,
  }
}) satisfies Words<typeof en.cityMeta>

function titled(what: string, state: string, cities: ReadonlyArray<string>): string {
  if (cities.length !== 1) return `${state} में ${what}, शहर के हिसाब से`
  return `${state} में ${cities[0] === state ? 'हर जगह ' : ''}${what}`
}

export const stateMeta = ((state, cities) => {
  const [only] = cities
  if (only === undefined)
    return {
      title: `${titled('घर की मरम्मत और सेवाएँ', state, cities)} | ${company.name}`,
      description: `${state} में घर की सेवाएँ। देखें कि क्या-क्या बुक हो सकता है, और उसे ऐप में बुक करें।`,
    }
  return {
    title: `${titled('घर की मरम्मत और सेवाएँ', state, cities)} | ${company.name}`,
    description:
      cities.length === 1
        ? `${within(only, state)} में घर की सेवाएँ। देखें कि वहाँ क्या-क्या बुक हो सकता है, और उसे ऐप में बुक करें।`
        : `${state} में घर की सेवाएँ: ${listNames(cities)}। अपना शहर चुनें और देखें कि वहाँ क्या-क्या बुक हो सकता है।`,
  }
}) satisfies Words<typeof en.stateMeta>

export const unservedMeta = ((state) => ({
  title: `${state}: हम अभी वहाँ नहीं हैं | ${company.name}`,
  description: `${state} में अभी ${company.name} पर घर की कोई सेवा बुक नहीं हो सकती। देखें कि हम कहाँ हैं, बताएँ कि आपको हमारी ज़रूरत है, या पार्टनर बनें।`,
})) satisfies Words<typeof en.unservedMeta>

export const stateServiceMeta = ((service, state, cities, jobs) => ({
  title: `${titled(service, state, cities)} | ${company.name}`,
  description: `${state} में घर पर ${service}: ${jobs === 'prices' ? 'कौन-से काम होते हैं, हर काम कितने से शुरू होता है' : 'क्या-क्या बुक हो सकता है'} और ${listNames(cities)} के कारीगर।`,
})) satisfies Words<typeof en.stateServiceMeta>

export const cityServiceMeta = ((service, city, jobs) => ({
  title: `${city} में घर पर ${service} | ${company.name}`,
  description: `${city} में घर पर ${service}: ${jobs === 'prices' ? 'कौन-से काम होते हैं, हर काम कितने से शुरू होता है' : 'क्या-क्या बुक हो सकता है'} और ${company.name} ऐप में बुक करने के लिए कारीगर।`,
})) satisfies Words<typeof en.cityServiceMeta>

export const stateCityServiceMeta = ((service, city, state, jobs) => ({
  title: `${within(city, state)} में ${service} | ${company.name}`,
  description: `${within(city, state)} के घरों के लिए ${service}: ${jobs === 'prices' ? 'काम, शुरुआती दाम' : 'क्या-क्या बुक हो सकता है'} और ${company.name} ऐप में बुक करने के लिए कारीगर।`,
})) satisfies Words<typeof en.stateCityServiceMeta>

export const notOffered = ((service, city) => ({
  title: `${city} में यह सेवा अभी नहीं मिलती`,
  text: `“${service}”: यह सेवा ${city} में अभी नहीं मिलती। कोई दूसरा शहर या दूसरी सेवा चुनें।`,
})) satisfies Words<typeof en.notOffered>
