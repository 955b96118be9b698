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
