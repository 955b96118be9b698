/** What an icon of the installed app offers when it is pressed long. */
export const shortcuts = {
  search: 'Search',
  services: 'All services',
  contact: 'Contact us',
  contactShort: 'Contact',
  blog: 'Blog',
} as const
