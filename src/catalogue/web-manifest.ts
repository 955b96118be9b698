import { company } from '#content/company.ts'
import { shortcuts } from '#content/worker-pages.ts'
import { language } from '#lib/language.ts'
import { paths } from '#lib/paths.ts'

const shortcutIcons = [{ src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' }]

/**
 * The manifest of the installed app (W3C Web Application Manifest): one for each language, and each shows the pages of
 * all.
 */
export const webManifest = {
  id: paths.home,
  name: `${company.name}: ${company.tagline}`,
  short_name: company.name,
  description: company.description,
  lang: language.locale,
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
    { name: shortcuts.search, url: paths.searchForm, icons: shortcutIcons },
    { name: shortcuts.services, url: paths.services, icons: shortcutIcons },
    {
      name: shortcuts.contact,
      short_name: shortcuts.contactShort,
      url: paths.contact,
      icons: shortcutIcons,
    },
    { name: shortcuts.blog, url: paths.blog, icons: shortcutIcons },
  ],
} as const
