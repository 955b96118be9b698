import { Scripts, useMatches, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import {
  ClientEntry,
  PreloadHints,
  SpeculationRules,
  Stylesheet,
  useDocumentAssets,
} from '#components/layout/document-assets.tsx'
import { company } from '#content/company.ts'
import { appStoreId } from '#lib/app-store-id.ts'
import { language } from '#lib/language.ts'
import appCss from '#styles/app.css?url'

/** Title, description and canonical address of the page: the head of the innermost route that has one. */
function PageHead() {
  const { meta = [], links = [] } = useMatches().findLast((match) => match.meta) ?? {}
  return (
    <>
      {meta.map((tag) => tag?.title && <title key="title">{tag.title}</title>)}
      {meta.map((tag) => tag?.name && <meta key={tag.name} {...tag} />)}
      {links.map((link) => link?.rel && <link key={`${link.rel} ${link.href}`} {...link} />)}
    </>
  )
}

/**
 * Link previews and structured data for those who read the page without running it. They come with the worker's
 * answer alone: in the browser nothing is rendered here, and React leaves in the head what it did not put there.
 */
function PageDescription() {
  const { assets, describePage } = useRouter().options.context
  const description = describePage?.()
  if (!description) return null
  const { card, alternates, structuredData } = description
  return (
    <>
      {card.map((tag) => (
        <meta key={`${tag.property} ${tag.content}`} {...tag} />
      ))}
      {alternates.map(({ code, href }) => (
        <link key={code} rel="alternate" hrefLang={code} href={href} />
      ))}
      {structuredData && (
        <script type="application/ld+json" nonce={assets?.nonce}>
          {structuredData}
        </script>
      )}
    </>
  )
}

/** Has Safari on phones offer the app itself. */
const appId = appStoreId(company.appStoreURL)

/** The HTML document around every page. */
export function Document({ children }: { children: ReactNode }) {
  const { saveData } = useDocumentAssets() ?? {}
  return (
    // The browser can mark the page before it is hydrated (src/lib/preload-hints.ts).
    <html lang={language.locale} data-save-data={saveData ? '' : undefined} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fdfcf9" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0f1023" media="(prefers-color-scheme: dark)" />
        <PreloadHints />
        <Stylesheet href={appCss} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="manifest" href={`${language.base}/manifest.webmanifest`} />
        <link rel="apple-touch-icon" href="/icons/apple-touch-180.png" />
        {appId && <meta name="apple-itunes-app" content={`app-id=${appId}`} />}
        <PageHead />
        {import.meta.env.SSR && <PageDescription />}
        {import.meta.env.SSR && <SpeculationRules />}
      </head>
      <body className="bg-paper font-sans text-ink antialiased">
        {children}
        {import.meta.env.SSR && <Scripts />}
        <ClientEntry />
      </body>
    </html>
  )
}
