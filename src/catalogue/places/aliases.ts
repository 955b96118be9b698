/**
 * Other names and old spellings of places whose pages need no data, as address parts. The names of all other cities
 * come with their data. New Delhi is a city of its own.
 */
export const cityAliases: Record<string, string> = {
  bombay: 'mumbai',
  poona: 'pune',
  nasik: 'nashik',
  dilli: 'delhi',
  'nayi-dilli': 'new-delhi',
  'delhi-south': 'south-delhi',
  bengaluru: 'bangalore',
  mysuru: 'mysore',
  madras: 'chennai',
  calcutta: 'kolkata',
  amdavad: 'ahmedabad',
  ahmadabad: 'ahmedabad',
  cawnpore: 'kanpur',
}

/** Old and short names of states; the data of states has none. */
export const stateAliases: Record<string, string> = {
  orissa: 'odisha',
  uttaranchal: 'uttarakhand',
  pondicherry: 'puducherry',
  tamilnadu: 'tamil-nadu',
  'nct-of-delhi': 'delhi',
  'jammu-kashmir': 'jammu-and-kashmir',
  'andaman-and-nicobar': 'andaman-and-nicobar-islands',
  'andaman-nicobar': 'andaman-and-nicobar-islands',
  'daman-and-diu': 'dadra-and-nagar-haveli-and-daman-and-diu',
  'dadra-and-nagar-haveli': 'dadra-and-nagar-haveli-and-daman-and-diu',
}
