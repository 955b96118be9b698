/** What the links of header and footer are called. */
export const navigation = {
  topServices: 'Top Services',
  topTechnicians: 'Top Technicians',
  about: 'About Us',
  contact: 'Contact Us',
  career: 'Career',
  downloadApp: 'Download App',
  blog: 'Blog',
  becomePartner: 'Become a Partner',
  terms: 'Terms & Conditions',
  privacy: 'Privacy Policy',
  speed: 'Site Speed',
} as const

export const footerHeadings = {
  services: 'Popular Services',
  company: 'Company',
  states: 'Popular States',
  cities: 'Popular Cities',
} as const
