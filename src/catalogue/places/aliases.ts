/**
 * Other names and old spellings of places with built-in pages, as path segments. Other cities get theirs with their
 * data. New Delhi is a separate city.
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

/** Old and short names of states. The data of states has none. */
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
