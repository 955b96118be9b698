/**
 * The well-known cities of states: those of specification section 9, "State+service pages", first. They say which state a
 * city is in where no list does.
 */
export const stateCities: Readonly<Record<string, ReadonlyArray<string>>> = {
  maharashtra: ['mumbai', 'pune', 'nagpur', 'nashik', 'thane', 'navi-mumbai'],
  delhi: ['new-delhi', 'south-delhi', 'north-delhi', 'east-delhi', 'west-delhi', 'dwarka', 'delhi'],
  karnataka: ['bangalore', 'mysore', 'mangalore', 'hubli', 'belgaum', 'davanagere'],
  telangana: ['hyderabad', 'warangal', 'nizamabad', 'karimnagar'],
  'tamil-nadu': ['chennai', 'coimbatore', 'madurai', 'tiruchirappalli'],
  'west-bengal': ['kolkata', 'howrah', 'durgapur', 'siliguri'],
  gujarat: ['ahmedabad', 'surat', 'vadodara', 'rajkot'],
  rajasthan: ['jaipur'],
  'uttar-pradesh': ['lucknow', 'kanpur'],
  bihar: ['patna'],
  'madhya-pradesh': ['indore', 'bhopal'],
  'andhra-pradesh': ['visakhapatnam'],
}
