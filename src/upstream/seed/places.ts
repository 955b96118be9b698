import type { CityKind } from '#catalogue/service-entry.ts'
import { catalogue } from '#upstream/seed/catalogue.ts'
import type { SeedCity, SeedState } from '#upstream/seed/types.ts'

const allStates = [
  { id: 'andhra-pradesh', title: 'Andhra Pradesh' },
  { id: 'arunachal-pradesh', title: 'Arunachal Pradesh' },
  { id: 'assam', title: 'Assam' },
  { id: 'bihar', title: 'Bihar' },
  { id: 'chhattisgarh', title: 'Chhattisgarh' },
  { id: 'goa', title: 'Goa' },
  { id: 'gujarat', title: 'Gujarat' },
  { id: 'haryana', title: 'Haryana' },
  { id: 'himachal-pradesh', title: 'Himachal Pradesh' },
  { id: 'jharkhand', title: 'Jharkhand' },
  { id: 'karnataka', title: 'Karnataka' },
  { id: 'kerala', title: 'Kerala' },
  { id: 'madhya-pradesh', title: 'Madhya Pradesh' },
  { id: 'maharashtra', title: 'Maharashtra' },
  { id: 'manipur', title: 'Manipur' },
  { id: 'meghalaya', title: 'Meghalaya' },
  { id: 'mizoram', title: 'Mizoram' },
  { id: 'nagaland', title: 'Nagaland' },
  { id: 'odisha', title: 'Odisha' },
  { id: 'punjab', title: 'Punjab' },
  { id: 'rajasthan', title: 'Rajasthan' },
  { id: 'sikkim', title: 'Sikkim' },
  { id: 'tamil-nadu', title: 'Tamil Nadu' },
  { id: 'telangana', title: 'Telangana' },
  { id: 'tripura', title: 'Tripura' },
  { id: 'uttar-pradesh', title: 'Uttar Pradesh' },
  { id: 'uttarakhand', title: 'Uttarakhand' },
  { id: 'west-bengal', title: 'West Bengal' },
  { id: 'andaman-and-nicobar-islands', title: 'Andaman and Nicobar Islands' },
  { id: 'chandigarh', title: 'Chandigarh' },
  { id: 'dadra-and-nagar-haveli-and-daman-and-diu', title: 'Dadra and Nagar Haveli and Daman and Diu' },
  { id: 'delhi', title: 'Delhi' },
  { id: 'jammu-and-kashmir', title: 'Jammu and Kashmir' },
  { id: 'ladakh', title: 'Ladakh' },
  { id: 'lakshadweep', title: 'Lakshadweep' },
  { id: 'puducherry', title: 'Puducherry' },
] as const satisfies ReadonlyArray<SeedState>

/** The states and union territories of India, including those without a served city. */
export const states: ReadonlyArray<SeedState> = allStates

export type StateId = (typeof allStates)[number]['id']

/** Returns the services offered in a kind of city. */
function servicesIn(kind: CityKind): Array<string> {
  return catalogue.flatMap(({ id, offeredIn }) => (offeredIn?.includes(kind) === false ? [] : [id]))
}

type Row<Id extends string> = [
  id: Id,
  title: string,
  latitude: number,
  longitude: number,
  kind: CityKind,
  aliases?: Array<string>,
]

function getCities<Id extends string>(stateId: string, rows: Array<Row<Id>>): Array<SeedCity & { id: Id }> {
  return rows.map(([id, title, latitude, longitude, kind, aliases = []]) => ({
    id,
    title,
    stateId,
    latitude,
    longitude,
    serviceIds: servicesIn(kind),
    aliases,
  }))
}

/** The best-known cities. They come first, because lists are cut short; within a state, the largest come first. */
// biome-ignore format: short values read best beside each other
const FOREMOST = [
  'mumbai', 'delhi', 'bangalore', 'hyderabad', 'chennai', 'kolkata', 'pune', 'ahmedabad', 'jaipur', 'lucknow',
  'kanpur', 'nagpur', 'surat', 'indore', 'bhopal', 'visakhapatnam', 'patna', 'vadodara', 'kochi', 'chandigarh',
]

function rank({ id }: SeedCity): number {
  const place = FOREMOST.indexOf(id)
  return place < 0 ? FOREMOST.length : place
}

/** All served cities, in the order of lists. */
export const cities = [
  ...getCities('maharashtra', [
    ['mumbai', 'Mumbai', 19.076, 72.8777, 'metro', ['bombay']],
    ['pune', 'Pune', 18.5204, 73.8567, 'metro', ['poona']],
    ['nagpur', 'Nagpur', 21.1458, 79.0882, 'large'],
    ['nashik', 'Nashik', 19.9975, 73.7898, 'large', ['nasik']],
    ['thane', 'Thane', 19.2183, 72.9781, 'metro', ['thana']],
    ['navi-mumbai', 'Navi Mumbai', 19.033, 73.0297, 'metro', ['new-bombay', 'navi-bombay']],
    [
      'chhatrapati-sambhajinagar',
      'Chhatrapati Sambhajinagar',
      19.8762,
      75.3433,
      'city',
      ['aurangabad', 'sambhajinagar', 'छत्रपति संभाजीनगर'],
    ],
  ]),
  ...getCities('delhi', [
    ['delhi', 'Delhi', 28.6519, 77.2315, 'metro', ['dilli']],
    ['new-delhi', 'New Delhi', 28.6139, 77.209, 'metro', ['nayi-dilli']],
    ['south-delhi', 'South Delhi', 28.5245, 77.2066, 'metro', ['delhi-south']],
    ['north-delhi', 'North Delhi', 28.7158, 77.1911, 'metro', ['delhi-north']],
    ['east-delhi', 'East Delhi', 28.6415, 77.2954, 'metro', ['delhi-east']],
    ['west-delhi', 'West Delhi', 28.649, 77.1227, 'metro', ['delhi-west']],
    ['dwarka', 'Dwarka', 28.5921, 77.046, 'metro', ['dwarka-delhi']],
  ]),
  ...getCities('karnataka', [
    ['bangalore', 'Bangalore', 12.9716, 77.5946, 'metro', ['bengaluru']],
    ['mysore', 'Mysore', 12.2958, 76.6394, 'large', ['mysuru', 'मैसूर', 'मैसूरु']],
    ['mangalore', 'Mangalore', 12.9141, 74.856, 'rain', ['mangaluru']],
    ['hubli', 'Hubli', 15.3647, 75.124, 'city', ['hubballi', 'hubli-dharwad']],
    ['belgaum', 'Belgaum', 15.8497, 74.4977, 'rain', ['belagavi']],
    ['davanagere', 'Davanagere', 14.4644, 75.9218, 'town', ['davangere']],
  ]),
  ...getCities('telangana', [
    ['hyderabad', 'Hyderabad', 17.385, 78.4867, 'metro'],
    ['warangal', 'Warangal', 17.9689, 79.5941, 'city', ['orugallu']],
    ['nizamabad', 'Nizamabad', 18.6725, 78.0941, 'town'],
    ['karimnagar', 'Karimnagar', 18.4386, 79.1288, 'town'],
  ]),
  ...getCities('tamil-nadu', [
    ['chennai', 'Chennai', 13.0827, 80.2707, 'metro', ['madras']],
    ['coimbatore', 'Coimbatore', 11.0168, 76.9558, 'large', ['kovai', 'कोयंबटूर']],
    ['madurai', 'Madurai', 9.9252, 78.1198, 'city'],
    ['tiruchirappalli', 'Tiruchirappalli', 10.7905, 78.7047, 'city', ['trichy', 'tiruchi', 'trichinopoly']],
    ['salem', 'Salem', 11.6643, 78.146, 'city', ['सेलम']],
  ]),
  ...getCities('west-bengal', [
    ['kolkata', 'Kolkata', 22.5726, 88.3639, 'metro', ['calcutta']],
    ['howrah', 'Howrah', 22.5769, 88.3186, 'rain', ['haora', 'हावड़ा']],
    ['durgapur', 'Durgapur', 23.5204, 87.3119, 'city'],
    ['siliguri', 'Siliguri', 26.7271, 88.3953, 'rain', ['shiliguri']],
    ['asansol', 'Asansol', 23.6739, 86.9524, 'city'],
  ]),
  ...getCities('gujarat', [
    ['ahmedabad', 'Ahmedabad', 23.0225, 72.5714, 'metro', ['amdavad', 'ahmadabad']],
    ['surat', 'Surat', 21.1702, 72.8311, 'large'],
    ['vadodara', 'Vadodara', 22.3072, 73.1812, 'large', ['baroda', 'बड़ौदा']],
    ['rajkot', 'Rajkot', 22.3039, 70.8022, 'city'],
    ['gandhinagar', 'Gandhinagar', 23.2156, 72.6369, 'large'],
  ]),
  ...getCities('rajasthan', [
    ['jaipur', 'Jaipur', 26.9124, 75.7873, 'large'],
    ['udaipur', 'Udaipur', 24.5854, 73.7125, 'large'],
    ['jodhpur', 'Jodhpur', 26.2389, 73.0243, 'city'],
    ['kota', 'Kota', 25.2138, 75.8648, 'city'],
    ['ajmer', 'Ajmer', 26.4499, 74.6399, 'city'],
  ]),
  ...getCities('uttar-pradesh', [
    ['lucknow', 'Lucknow', 26.8467, 80.9462, 'large', ['लखनऊ']],
    ['kanpur', 'Kanpur', 26.4499, 80.3319, 'large', ['cawnpore']],
    ['varanasi', 'Varanasi', 25.3176, 82.9739, 'city', ['banaras', 'benares', 'kashi']],
    ['agra', 'Agra', 27.1767, 78.0081, 'city'],
    ['noida', 'Noida', 28.5355, 77.391, 'metro'],
    ['ghaziabad', 'Ghaziabad', 28.6692, 77.4538, 'large'],
    ['prayagraj', 'Prayagraj', 25.4358, 81.8463, 'city', ['allahabad', 'इलाहाबाद']],
  ]),
  ...getCities('madhya-pradesh', [
    ['indore', 'Indore', 22.7196, 75.8577, 'large', ['इंदौर']],
    ['bhopal', 'Bhopal', 23.2599, 77.4126, 'large'],
    ['gwalior', 'Gwalior', 26.2183, 78.1828, 'city'],
    ['jabalpur', 'Jabalpur', 23.1815, 79.9864, 'city', ['jubbulpore']],
  ]),
  ...getCities('kerala', [
    ['kochi', 'Kochi', 9.9312, 76.2673, 'coast', ['cochin', 'ernakulam']],
    ['thiruvananthapuram', 'Thiruvananthapuram', 8.5241, 76.9366, 'rain', ['trivandrum']],
    ['kozhikode', 'Kozhikode', 11.2588, 75.7804, 'rain', ['calicut', 'कोझिकोड']],
  ]),
  ...getCities('andhra-pradesh', [
    ['visakhapatnam', 'Visakhapatnam', 17.6868, 83.2185, 'coast', ['vizag', 'vishakhapatnam']],
    ['vijayawada', 'Vijayawada', 16.5062, 80.648, 'city', ['bezawada']],
    ['tirupati', 'Tirupati', 13.6288, 79.4192, 'town'],
  ]),
  ...getCities('punjab', [
    ['ludhiana', 'Ludhiana', 30.901, 75.8573, 'city'],
    ['amritsar', 'Amritsar', 31.634, 74.8723, 'city'],
  ]),
  ...getCities('chandigarh', [['chandigarh', 'Chandigarh', 30.7333, 76.7794, 'large']]),
  ...getCities('haryana', [
    ['gurgaon', 'Gurgaon', 28.4595, 77.0266, 'metro', ['gurugram', 'गुड़गांव']],
    ['faridabad', 'Faridabad', 28.4089, 77.3178, 'large'],
  ]),
  ...getCities('bihar', [['patna', 'Patna', 25.5941, 85.1376, 'city']]),
  ...getCities('jharkhand', [
    ['ranchi', 'Ranchi', 23.3441, 85.3096, 'city'],
    ['jamshedpur', 'Jamshedpur', 22.8046, 86.2029, 'city', ['tatanagar']],
  ]),
  ...getCities('odisha', [
    ['bhubaneswar', 'Bhubaneswar', 20.2961, 85.8245, 'rain', ['bhubaneshwar']],
    ['cuttack', 'Cuttack', 20.4625, 85.883, 'rain', ['kataka']],
  ]),
  ...getCities('assam', [['guwahati', 'Guwahati', 26.1445, 91.7362, 'rain', ['gauhati', 'गोहाटी']]]),
  ...getCities('uttarakhand', [['dehradun', 'Dehradun', 30.3165, 78.0322, 'rain', ['dehra-dun']]]),
  ...getCities('himachal-pradesh', [['shimla', 'Shimla', 31.1048, 77.1734, 'hill', ['simla']]]),
  ...getCities('jammu-and-kashmir', [
    ['srinagar', 'Srinagar', 34.0837, 74.7973, 'town'],
    ['jammu', 'Jammu', 32.7266, 74.857, 'town'],
  ]),
  ...getCities('goa', [['panaji', 'Panaji', 15.4909, 73.8278, 'rain', ['panjim']]]),
  ...getCities('chhattisgarh', [['raipur', 'Raipur', 21.2514, 81.6296, 'city']]),
  ...getCities('puducherry', [
    ['puducherry', 'Puducherry', 11.9416, 79.8083, 'rain', ['pondicherry', 'pondy']],
  ]),
  ...getCities('tripura', [['agartala', 'Agartala', 23.8315, 91.2868, 'town', ['अगरतला']]]),
  ...getCities('meghalaya', [['shillong', 'Shillong', 25.5788, 91.8933, 'hill']]),
  ...getCities('sikkim', [['gangtok', 'Gangtok', 27.3389, 88.6065, 'hill']]),
  ...getCities('manipur', [['imphal', 'Imphal', 24.817, 93.9368, 'town']]),
].toSorted((one, other) => rank(one) - rank(other))

export type CityId = (typeof cities)[number]['id']
