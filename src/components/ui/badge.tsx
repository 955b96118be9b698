import type { ReactNode } from 'react'

const TONES = {
  tint: 'bg-tint text-on-tint',
  accent: 'bg-accent-tint text-on-accent-tint',
  success: 'bg-success-tint text-success',
  plain: 'bg-sunken text-soft',
}

export function Badge({ tone = 'tint', children }: { tone?: keyof typeof TONES; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-xs font-semibold wrap-anywhere! ${TONES[tone]}`}
    >
      {children}
    </span>
  )
}
