/** Strings of the dialog for choosing a city. The product's catalogue fixes some of them. */
export const locationDialog = {
  title: 'Where do you need help?',
  text: 'Choose your city.',
  close: 'Close',
  field: 'Search for a city, area or PIN code',
  all: 'See all our cities',
  tellMe: 'Tell me when you come',
  pin: (code: string) => `PIN ${code}`,
  loading: 'The list of all our cities is on its way.',
  unread: 'The list of all our cities could not be loaded. These are the largest.',
  count: (count: number) => `${count} ${count === 1 ? 'city' : 'cities'}`,
  far: (city: string, km: number) =>
    `${city} is the nearest city that we serve, ${km} km from you, and your city now. You can choose another from the list.`,
  nothingNear: (km: number) =>
    `None of the cities that we serve is within ${km} km of you. Please choose one from the list.`,
  current: 'Current',
  useCurrent: 'Use Current Location',
  detecting: 'Detecting...',
  unsupported: 'Geolocation is not supported by this browser.',
  refused: 'Your browser keeps your location to itself. Please choose your city from the list.',
  unanswered:
    'Your location is not known yet. Please choose your city from the list, or answer your browser’s question and try again.',
  noCities: (search: string) => `No cities found matching "${search}"`,
} as const
