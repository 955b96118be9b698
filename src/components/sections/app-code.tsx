import { appHandoff } from '#content/app-handoff.ts'
import { paths } from '#lib/paths.ts'

type AppCodeProps = { app: 'customer' | 'partner'; className?: string }

const SOURCES = { customer: paths.appCode, partner: paths.appPartnerCode }

/** A QR code for a phone's camera. Narrow screens neither show nor load it. */
export function AppCode({ app, className = '' }: AppCodeProps) {
  const { alt, title, text } = appHandoff.code[app]
  return (
    <div className={`hidden items-center gap-4 md:flex ${className}`}>
      <img
        src={SOURCES[app]}
        alt={alt}
        width={128}
        height={128}
        loading="lazy"
        decoding="async"
        className="shrink-0 rounded-md bg-white"
      />
      <p className="max-w-sm text-sm">
        <strong className="block font-semibold">{title}</strong>
        {text}
      </p>
    </div>
  )
}
