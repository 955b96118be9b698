import { paths } from '#lib/paths.ts'
import { company } from './company.ts'

const shortcutIcons = [{ src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' }]

/** How the site looks as an installed app (W3C Web Application Manifest). */
export const webManifest = {
  id: '/',
  name: `${company.name}: ${company.tagline}`,
  short_name: company.name,
  description: company.description,
  lang: 'en-IN',
  dir: 'ltr',
  start_url: `${paths.home}?utm_source=homescreen`,
  scope: '/',
  display: 'standalone',
  background_color: '#fdfcf9',
  theme_color: '#fdfcf9',
  categories: ['lifestyle', 'utilities', 'shopping'],
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  shortcuts: [
    { name: 'Search', url: paths.searchForm, icons: shortcutIcons },
    { name: 'All services', url: paths.services, icons: shortcutIcons },
    { name: 'Contact us', short_name: 'Contact', url: paths.contact, icons: shortcutIcons },
    { name: 'Blog', url: paths.blog, icons: shortcutIcons },
  ],
} as const
