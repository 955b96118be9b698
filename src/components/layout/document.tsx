import { Scripts } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import {
  ClientEntry,
  PreloadHints,
  SpeculationRules,
  Stylesheet,
  useDocumentAssets,
} from '#components/layout/document-assets.tsx'
import { PageDescription } from '#components/layout/page-description.tsx'
import { PageHead } from '#components/layout/page-head.tsx'
import { company } from '#content/company.ts'
import { appStoreId } from '#lib/app-store-id.ts'
import appCss from '#styles/app.css?url'

/** Has Safari on phones offer the app itself. */
const appId = appStoreId(company.appStoreURL)

/** The HTML document around every page. */
export function Document({ children }: { children: ReactNode }) {
  const { saveData } = useDocumentAssets() ?? {}
  return (
    // The browser can mark the page before it is hydrated (src/lib/preload-hints.ts).
    <html lang="en-IN" data-save-data={saveData ? '' : undefined} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fdfcf9" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0f1023" media="(prefers-color-scheme: dark)" />
        <PreloadHints />
        <Stylesheet href={appCss} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="manifest" href="/manifest.webmanifest" />
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
