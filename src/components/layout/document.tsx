import latinFont from '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2?url'
import { HeadContent, Scripts } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ClientEntry, ModulePreloads } from '#components/layout/document-assets.tsx'
import appCss from '#styles/app.css?url'

/** The HTML document around every page. */
export function Document({ children }: { children: ReactNode }) {
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fdfcf9" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0f1023" media="(prefers-color-scheme: dark)" />
        <link rel="preload" href={latinFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="stylesheet" href={appCss} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <HeadContent />
        <ModulePreloads />
      </head>
      <body className="bg-paper font-sans text-ink antialiased">
        {children}
        <Scripts />
        <ClientEntry />
      </body>
    </html>
  )
}
