import { company } from '#content/company.ts'

/** The logo, a roof over a spanner's jaw, and the name; `nameClass` positions the name. */
export function Logo({ inverse = false, nameClass }: { inverse?: boolean; nameClass?: string }) {
  return (
    <span
      className={`inline-flex items-center gap-2.5 text-xl font-extrabold tracking-tight ${inverse ? 'text-on-night' : 'text-ink'}`}
    >
      <svg aria-hidden="true" viewBox="0 0 40 40" className="size-9 shrink-0">
        <rect width="40" height="40" rx="11" className={inverse ? 'fill-white/15' : 'fill-primary'} />
        <path
          d="M8.5 19.5 20 9.5l11.500 10"
          fill="none"
          className="stroke-accent"
          strokeWidth="3.25"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <path
          d="M13 20.500v4.500a7 7 0 0 0 5 6.700V36h4v-4.300a7 7 0 0 0 5-6.700v-4.500l-4.250 2.300v4L20 28.500l-2.750-1.700v-4z"
          className={inverse ? 'fill-on-night' : 'fill-on-primary'}
          transform="translate(0 -2)"
        />
      </svg>
      <span className={nameClass}>{company.name}</span>
    </span>
  )
}
