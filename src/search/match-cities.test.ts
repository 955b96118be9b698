import { expect, test } from 'vitest'
import { cityChoices } from '#data/places/city-choice.ts'
import { matchCities } from '#search/match-cities.ts'
import { cities as seed } from '#upstream/seed/places.ts'

const cities = cityChoices(
  seed.map(({ id, stateId, ...city }) => ({ _id: id, slug: id, state: stateId, prices: undefined, ...city })),
)

/** Returns the first city found for a text. */
const firstId = (text: string) => matchCities(cities, text)[0]?.id

// biome-ignore format: a table
const HINDI: Record<string, string> = {
  mumbai: 'मुंबई', pune: 'पुणे', nagpur: 'नागपुर', nashik: 'नाशिक', thane: 'ठाणे', 'navi-mumbai': 'नवी मुंबई',
  'chhatrapati-sambhajinagar': 'छत्रपति संभाजीनगर', delhi: 'दिल्ली', 'new-delhi': 'नई दिल्ली', dwarka: 'द्वारका',
  bangalore: 'बेंगलुरु', mysore: 'मैसूर', mangalore: 'मंगलुरु', hubli: 'हुबली', belgaum: 'बेलगावी', davanagere: 'दावणगेरे',
  hyderabad: 'हैदराबाद', warangal: 'वारंगल', nizamabad: 'निज़ामाबाद', karimnagar: 'करीमनगर', chennai: 'चेन्नई',
  coimbatore: 'कोयंबटूर', madurai: 'मदुरै', tiruchirappalli: 'तिरुचिरापल्ली', salem: 'सेलम', kolkata: 'कोलकाता',
  howrah: 'हावड़ा', durgapur: 'दुर्गापुर', siliguri: 'सिलीगुड़ी', asansol: 'आसनसोल', ahmedabad: 'अहमदाबाद', surat: 'सूरत',
  vadodara: 'वडोदरा', rajkot: 'राजकोट', gandhinagar: 'गांधीनगर', jaipur: 'जयपुर', udaipur: 'उदयपुर', jodhpur: 'जोधपुर',
  kota: 'कोटा', ajmer: 'अजमेर', lucknow: 'लखनऊ', kanpur: 'कानपुर', varanasi: 'वाराणसी', agra: 'आगरा', noida: 'नोएडा',
  ghaziabad: 'गाज़ियाबाद', prayagraj: 'प्रयागराज', indore: 'इंदौर', bhopal: 'भोपाल', gwalior: 'ग्वालियर', jabalpur: 'जबलपुर',
  kochi: 'कोच्चि', thiruvananthapuram: 'तिरुवनंतपुरम', kozhikode: 'कोझिकोड', visakhapatnam: 'विशाखापत्तनम',
  vijayawada: 'विजयवाड़ा', tirupati: 'तिरुपति', ludhiana: 'लुधियाना', amritsar: 'अमृतसर', chandigarh: 'चंडीगढ़',
  gurgaon: 'गुड़गांव', faridabad: 'फरीदाबाद', patna: 'पटना', ranchi: 'रांची', jamshedpur: 'जमशेदपुर',
  bhubaneswar: 'भुवनेश्वर', cuttack: 'कटक', guwahati: 'गुवाहाटी', dehradun: 'देहरादून', shimla: 'शिमला',
  srinagar: 'श्रीनगर', jammu: 'जम्मू', panaji: 'पणजी', raipur: 'रायपुर', puducherry: 'पुदुचेरी', agartala: 'अगरतला',
  shillong: 'शिलांग', gangtok: 'गंगटोक', imphal: 'इंफाल',
}

test('every city is found by its name, in any case, and by each of its other names', () => {
  const wrong = seed.flatMap(({ id, title, aliases }) =>
    [title, title.toUpperCase(), id, ...aliases].filter((name) => firstId(name) !== id),
  )
  expect(wrong).toEqual([])
})

test('every city is found by its name in Hindi letters', () => {
  const wrong = Object.entries(HINDI).filter(([id, name]) => firstId(name) !== id)
  expect(wrong.map(([id, name]) => `${name} ${id} ${matchCities(cities, name).map((c) => c.id)}`)).toEqual([])
})

test.each([
  ['cochi', 'kochi'],
  ['Kalkutta', 'kolkata'],
  ['banglore', 'bangalore'],
  ['bengalooru', 'bangalore'],
  ['dehli', 'delhi'],
  ['mumbay', 'mumbai'],
  ['hydrabad', 'hyderabad'],
  ['chenai', 'chennai'],
  ['poona', 'pune'],
  ['puna', 'pune'],
  ['ahmdabad', 'ahmedabad'],
  ['gurgoan', 'gurgaon'],
  ['noyda', 'noida'],
  ['lakhnau', 'lucknow'],
  ['luknow', 'lucknow'],
  ['vishakapatnam', 'visakhapatnam'],
  ['trivandram', 'thiruvananthapuram'],
  ['tiruvananthapur', 'thiruvananthapuram'],
  ['bhuvneshwar', 'bhubaneswar'],
  ['gauhatti', 'guwahati'],
  ['navimumbai', 'navi-mumbai'],
  ['jaypur', 'jaipur'],
  ['chandighar', 'chandigarh'],
])('the misspelt %s finds %s', (text, id) => {
  expect(firstId(text)).toBe(id)
})

test.each([
  'Paris',
  'London',
  'Dubai',
  'Lahore',
  'Solapur',
  'Kolhapur',
  'Rampur',
  'Mathura',
  'Nellore',
  'zz',
  '???',
])('%s finds no city', (text) => {
  expect(matchCities(cities, text).map(({ id }) => id)).toEqual([])
})

test('letters inside a name find it, after names that begin with them', () => {
  const ids = matchCities(cities, 'NAG').map(({ id }) => id)
  expect(ids[0]).toBe('nagpur')
  expect(ids).toContain('gandhinagar')
})
