import { type ReactNode, Suspense } from 'react'
import { ButtonLink } from '#components/ui/button.tsx'
import { lazy } from '#components/ui/lazy.ts'
import { getLang } from '#lib/language.ts'

type StatusScreenProps = {
  title: string
  text: string
  action: { label: string; href: string }
  /** The page exists but failed, so the screen offers no other pages. */
  isFailure?: boolean
  children?: ReactNode
}

const Finder = lazy(() => import('./finder.tsx').then(({ Finder }) => Finder))

/** A full screen for a missing or failed page: what happened, and a link. A missing page offers search and services. */
export function StatusScreen({ title, text, action, isFailure = false, children }: StatusScreenProps) {
  return (
    <section className="shell flex min-h-[60vh] flex-col items-center justify-center gap-4 py-16 text-center">
      <svg
        aria-hidden="true"
        viewBox="0 0 120 96"
        className="h-28 w-36 max-w-full text-primary"
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path className="fill-accent-tint stroke-none" d="M8 84h104a4 4 0 0 1 0 8H8a4 4 0 0 1 0-8z" />
        <path className="fill-tint" d="M22 86V44l38-30 38 30v42z" />
        <path d="M12 50 60 12l48 38" />
        <path className="fill-surface" d="M48 86V60a12 12 0 0 1 24 0v26z" />
        <path className="stroke-accent" d="M84 30V18h8v19M60 58v6M60 70v1" />
      </svg>
      <h1 className="text-3xl">{title}</h1>
      <p lang={getLang(text)} className="max-w-lg text-lg text-soft">
        {text}
      </p>
      <ButtonLink href={action.href} size="lg" className="mt-2">
        {action.label}
      </ButtonLink>
      {children}
      {!isFailure && (
        <Suspense>
          <Finder />
        </Suspense>
      )}
    </section>
  )
}
