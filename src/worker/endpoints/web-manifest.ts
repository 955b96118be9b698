import { webManifest } from '#content/web-manifest.ts'

/** GET `/manifest.webmanifest`: what a browser has to know to install the site. */
export function sendWebManifest(): Response {
  return new Response(JSON.stringify(webManifest), {
    headers: { 'Content-Type': 'application/manifest+json', 'Cache-Control': 'public, max-age=3600' },
  })
}
