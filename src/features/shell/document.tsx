import { Scripts, useMatches, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { type DocumentAssets, type InlineScript, speculationRules } from '#browser/document-assets.ts'
import { company } from '#content/company.ts'
import { language } from '#lib/language.ts'
import { appStoreId } from '#lib/seo.ts'
import appCss from '#styles/app.css?url'
import { useApp } from './use-app.ts'

/** Returns the files of the document, or undefined in the browser. */
function useDocumentAssets(): DocumentAssets | undefined {
  return useRouter().options.context.assets
}

function Inline({
  nonce,
  script: { type, source, data },
}: {
  nonce?: string | undefined
  script: InlineScript
}) {
  return (
    <script type={type} nonce={nonce} {...data}>
      {source}
    </script>
  )
}

function PageStartScript({ assets: { nonce, pageStartFor } }: { assets: DocumentAssets }) {
  return <Inline nonce={nonce} script={pageStartFor(useMatches().map(({ routeId }) => routeId))} />
}

/**
 * Loads the font and the modules of this page, unless it saves data, and detects missing files of the build. It must
 * precede these files.
 */
function PageStart() {
  const assets = useDocumentAssets()
  return import.meta.env.SSR && assets && <PageStartScript assets={assets} />
}

function StylesheetLink({ href }: { href: string }) {
  const assets = useDocumentAssets()
  return <link rel="stylesheet" href={href} integrity={assets?.integrity[href]} />
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
  return import.meta.env.SSR && <StylesheetLink href={href} />
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

/**
 * Starts the client. It follows the router's own scripts and is inline, because a script with an address would be moved
 * into the head and could run before them.
 */
function ClientEntry() {
  const assets = useDocumentAssets()
  return assets && <Inline nonce={assets.nonce} script={assets.clientStart} />
}

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

/** Makes Safari on phones offer an app. */
const appIds = {
  customer: appStoreId(company.appStoreURL),
  partner: appStoreId(company.appStorePartnerURL),
}

/** The HTML document around every page. */
export function Document({ children }: { children: ReactNode }) {
  const { saveData, address } = useDocumentAssets() ?? {}
  const appId = appIds[useApp()]
  return (
    // The browser can mark the page before it is hydrated (src/browser/inline/page-start.ts).
    <html
      lang={language.locale}
      data-save-data={saveData ? '' : undefined}
      data-address={address}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fdfcf9" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0f1023" media="(prefers-color-scheme: dark)" />
        {import.meta.env.SSR && <WholePage />}
        <PageStart />
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
