import { Scripts, useMatches, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { SafariApp } from '#features/booking/safari-app.tsx'
import type { DocumentAssets } from '#lib/document-assets.ts'
import { language } from '#lib/language.ts'
import appCss from '#styles/app.css?url'
import { speculationRules } from './speculation-rules.ts'

/** Returns the files of the document, or undefined in the browser. */
function useDocumentAssets(): DocumentAssets | undefined {
  return useRouter().options.context.assets
}

/** Names the font and the modules of this page early, unless it saves data. */
function Hints() {
  const { saveData, font, modulesFor } = useDocumentAssets() ?? {}
  const routeIds = useMatches().map(({ routeId }) => routeId)
  const modules = modulesFor?.(routeIds) ?? []
  if (saveData || !font) return null
  return (
    <>
      <link rel="preload" as="font" type="font/woff2" crossOrigin="" href={font} />
      {modules.map((href) => (
        <link key={href} rel="modulepreload" fetchPriority="low" href={href} />
      ))}
    </>
  )
}

/** Leads a browser without JavaScript from a streamed page to the whole one: only a script moves what arrives late. */
function WholePage() {
  const { wholeAddress } = useDocumentAssets() ?? {}
  return (
    wholeAddress && (
      <noscript>
        <meta httpEquiv="refresh" content={`0;url=${wholeAddress}`} />
      </noscript>
    )
  )
}

/** The stylesheet. The client leaves it where the server put it, and has the build make it. */
function Stylesheet({ href }: { href: string }) {
  const assets = useDocumentAssets()
  return import.meta.env.SSR && <link rel="stylesheet" href={href} integrity={assets?.integrity[href]} />
}

/** Lets the browser prefetch the likely next page, unless this one saves data. */
function SpeculationRules() {
  const assets = useDocumentAssets()
  return (
    assets &&
    !assets.saveData && (
      <script type="speculationrules" nonce={assets.nonce}>
        {speculationRules}
      </script>
    )
  )
}

/** Starts the client, after the router's own scripts. */
function ClientEntry({ assets: { nonce, entry } }: { assets: DocumentAssets }) {
  if ('src' in entry) return <script type="module" nonce={nonce} src={entry.src} fetchPriority="low" />
  return (
    <script type="module" nonce={nonce}>
      {entry.source}
    </script>
  )
}

/** Title, description and canonical address of the page: the head of the innermost route that has one. */
function PageHead() {
  const { siteOrigin } = useRouter().options.context
  const { meta = [], links = [] } = useMatches().findLast((match) => match.meta) ?? {}
  return (
    <>
      {meta.map((tag) => tag?.title && <title key="title">{tag.title}</title>)}
      {meta.map((tag) => tag?.name && <meta key={tag.name} {...tag} />)}
      {links.map((link) => link?.rel && <link key={link.href} {...link} href={siteOrigin + link.href} />)}
    </>
  )
}

/**
 * Link previews and structured data, for clients that do not run the page. Only the worker renders them; React does not
 * touch head elements that it did not create.
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

/** The HTML document around every page. */
export function Document({ children }: { children: ReactNode }) {
  const assets = useDocumentAssets()
  return (
    // The browser can mark the page before it is hydrated (src/entry-client.ts).
    <html
      lang={language.locale}
      data-save-data={assets?.saveData ? '' : undefined}
      data-path={assets?.path}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fdfcf9" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0f1023" media="(prefers-color-scheme: dark)" />
        {import.meta.env.SSR && <WholePage />}
        {import.meta.env.SSR && <Hints />}
        <Stylesheet href={appCss} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="manifest" href={`${language.base}/manifest.webmanifest`} />
        <link rel="apple-touch-icon" href="/icons/apple-touch-180.png" />
        <SafariApp />
        <PageHead />
        {import.meta.env.SSR && <PageDescription />}
        {import.meta.env.SSR && <SpeculationRules />}
      </head>
      <body className="bg-paper font-sans text-ink antialiased">
        {children}
        {import.meta.env.SSR && <Scripts />}
        {import.meta.env.SSR && assets && <ClientEntry assets={assets} />}
      </body>
    </html>
  )
}
