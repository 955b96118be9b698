/** Specification section 9, "State+service pages": four cities for each state with such pages. */
export const stateServiceStates: Record<string, Array<string>> = {
  maharashtra: ['mumbai', 'pune', 'nagpur', 'nashik'],
  delhi: ['new-delhi', 'south-delhi', 'north-delhi', 'east-delhi'],
  karnataka: ['bangalore', 'mysore', 'mangalore', 'hubli'],
  telangana: ['hyderabad', 'warangal', 'nizamabad', 'karimnagar'],
  'tamil-nadu': ['chennai', 'coimbatore', 'madurai', 'tiruchirappalli'],
  'west-bengal': ['kolkata', 'howrah', 'durgapur', 'siliguri'],
  gujarat: ['ahmedabad', 'surat', 'vadodara', 'rajkot'],
}

/** Specification section 9, "City+service cities": the cities with such pages. */
export const cityServiceCities: Array<string> = [
  'mumbai',
  'delhi',
  'new-delhi',
  'bangalore',
  'hyderabad',
  'chennai',
  'kolkata',
  'pune',
  'ahmedabad',
]

/** Specification section 9, "State+city+service": the cities of each state with such pages. */
export const stateCityServiceCities: Record<string, Array<string>> = {
  maharashtra: ['mumbai', 'pune', 'nagpur'],
  delhi: ['new-delhi', 'south-delhi'],
  karnataka: ['bangalore', 'mysore'],
}
