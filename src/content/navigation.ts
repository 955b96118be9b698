export type NavigationLink = { label: string; href: string }

/** Header links in the order of the design. */
export const headerLinks: Array<NavigationLink> = [
  { label: 'Top Services', href: '/top-services' },
  { label: 'Top Technicians', href: '/top-technicians' },
  { label: 'About Us', href: '/about' },
  { label: 'Contact Us', href: '/contact' },
  { label: 'Career', href: '/career' },
]

export const downloadAppLink: NavigationLink = { label: 'Download App', href: '/app' }

/** 'Company' column of the footer. */
export const footerCompanyLinks: Array<NavigationLink> = [
  { label: 'About Us', href: '/about' },
  { label: 'Contact Us', href: '/contact' },
  { label: 'Career', href: '/career' },
  { label: 'Blog', href: '/blog' },
  { label: 'Become a Partner', href: '/become-partner' },
  { label: 'Terms & Conditions', href: '/terms' },
  { label: 'Privacy Policy', href: '/privacy-policy' },
]

/** The last of them, when there are figures to read. */
export const speedLink: NavigationLink = { label: 'Site Speed', href: '/speed' }

export const footerHeadings = {
  services: 'Popular Services',
  company: 'Company',
  states: 'Popular States',
  cities: 'Popular Cities',
} as const
