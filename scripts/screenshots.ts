import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright'
import { inLanguage, LANGUAGES } from '#lib/language.ts'
import { runCommand } from './arguments.ts'
import { BROWSER_ARGS, findBrowser } from './browser.ts'
import { createRuntime, getOrigin, migrate, seed } from './runtime.ts'

/**
 * Writes every screen at three widths, light and dark, in every language to screenshots/. Arguments limit it to names
 * that contain one of them: `home`, `hi-`.
 */
const SCREENS: Record<string, string> = {
  home: '/',
  services: '/services',
  category: '/services/plumbing',
  'category-city': '/services/ac-repair/mumbai',
  'category-missing': '/services/nonsense',
  city: '/city/mumbai',
  'city-from-data': '/city/udaipur',
  'city-missing': '/city/atlantis',
  state: '/state/maharashtra',
  'state-without-cities': '/state/ladakh',
  'state-service': '/state/karnataka/service/plumbing',
  'city-service': '/city/delhi/service/ac-repair',
  'state-city-service': '/state/karnataka/city/mysore/service/painting',
  search: '/search?q=tap%20leaking',
  'search-nothing': '/search?q=zzzzqqq',
  provider: '/provider/mahesh-patil',
  'provider-reviews': '/provider/mahesh-patil?tab=reviews',
  brand: '/brand/nalvika',
  professionals: '/services/electrician/mumbai/professionals',
  'compare-nobody': '/compare',
  book: '/book',
  'not-found': '/no/such/page',
  blog: '/blog',
  post: '/blog/monsoon-waterproofing-checks',
  contact: '/contact',
  about: '/about',
  terms: '/terms',
  'privacy-policy': '/privacy-policy',
  'top-services': '/top-services',
  'top-technicians': '/top-technicians',
  career: '/career',
  'become-partner': '/become-partner',
}
const WIDTHS = [360, 768, 1280]
const FOLDER = 'screenshots'

const requested = process.argv.slice(2)

/** Returns the name of each screen, with its address. */
function screensWith(
  compared: ReadonlyArray<{ id: string }>,
): Array<readonly [name: string, address: string]> {
  const compare = `/compare?with=${compared.map(({ id }) => id).join()}`
  const ofLanguages = Object.values(LANGUAGES).flatMap((language) =>
    Object.entries({ ...SCREENS, compare }).map(
      ([name, address]) => [`${language.code}-${name}`, inLanguage(address, language)] as const,
    ),
  )
  return [...ofLanguages, ['app', '/app']]
}

async function takePictures(): Promise<void> {
  const names = screensWith([]).map(([name]) => name)
  const unknown = requested.find((part) => !names.some((name) => name.includes(part)))
  if (unknown !== undefined) throw new Error(`No screen has "${unknown}" in its name: ${names.join(', ')}`)
  const runtime = createRuntime({ port: 0, onLog: () => {}, vars: { SAMPLE_CONTENT: 'on' } })
  const origin = await getOrigin(runtime)
  const db = await runtime.getD1Database('DB')
  await migrate(db)
  await seed(db, { samples: true })
  const list = await fetch(`${origin}/api/web/provider/all?category=electrician&city=mumbai&limit=2`)
  const screens = screensWith((await list.json<{ data: Array<{ id: string }> }>()).data)
  const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGS })
  mkdirSync(FOLDER, { recursive: true })
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of WIDTHS) {
      const context = await browser.newContext({
        colorScheme,
        viewport: { width, height: 900 },
        reducedMotion: 'reduce',
      })
      await context.addInitScript(() => localStorage.setItem('hasVisitedBefore', 'true'))
      const page = await context.newPage()
      for (const [name, address] of screens) {
        if (requested.length > 0 && !requested.some((part) => name.includes(part))) continue
        await page.goto(origin + address, { waitUntil: 'load' })
        await page.evaluate(async () => {
          // A part that loads late (`Late`) would be empty.
          for (const part of document.querySelectorAll<HTMLElement>('[data-late]'))
            part.style.contentVisibility = 'visible'
          for (const image of document.images) image.loading = 'eager'
          await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
          await document.fonts.ready
        })
        await page.screenshot({
          path: path.join(FOLDER, `${name}-${width}-${colorScheme}.png`),
          fullPage: true,
        })
      }
      await context.close()
    }
  }
  await browser.close()
  await runtime.dispose()
  console.log(`Screens written to ${FOLDER}/`)
}

await runCommand(takePictures)
