import { Suspense } from 'react'
import { Breadcrumb } from '#components/ui/breadcrumb.tsx'
import { ownCrumbs } from '#content/breadcrumbs.ts'
import { webVitals } from '#content/web-vitals.ts'
import { Figures } from './figures.tsx'

function How() {
  const { how } = webVitals
  return (
    <section aria-labelledby="how-title" className="border-t border-line bg-sunken">
      <div className="shell py-12 md:py-16">
        <h2 id="how-title" className="text-2xl">
          {how.title}
        </h2>
        <div className="mt-6 grid gap-6 md:grid-cols-2 md:gap-12">
          {[how.measured, how.notKept].map((lines) => (
            <ul key={lines[0]} className="flex list-disc flex-col gap-3 pl-5">
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          ))}
        </div>
        <p className="mt-6 text-soft">{how.thresholds}</p>
      </div>
    </section>
  )
}

/** What visitors' browsers measured, and how. */
export function WebVitalsPage() {
  return (
    <>
      <div className="border-b border-line bg-sunken">
        <div className="shell pt-6 pb-8 md:pt-8 md:pb-12">
          <Breadcrumb crumbs={ownCrumbs(webVitals.title)} />
          <h1 className="mt-4 text-3xl md:mt-6">{webVitals.title}</h1>
          <p className="mt-3 max-w-2xl text-lg text-soft">{webVitals.text}</p>
        </div>
      </div>
      <div className="shell pt-8 pb-16 md:pt-12 md:pb-24">
        <Suspense fallback={<div className="skeleton h-96" />}>
          <Figures />
        </Suspense>
      </div>
      <How />
    </>
  )
}
