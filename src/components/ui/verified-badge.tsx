import { BadgeCheck } from 'lucide'
import { paths } from '#lib/paths.ts'
import type { Sampled } from '#lib/samples.ts'
import { Badge } from './badge.tsx'
import { Icon } from './icon.tsx'

type VerifiedBadgeProps = { of: Sampled & { verified: object | boolean | null }; label: string }

/** The badge of a checked provider or job, with a link to what the checks mean. Samples are not checked. */
export function VerifiedBadge({ of: { verified, sample }, label }: VerifiedBadgeProps) {
  if (!verified || sample) return null
  return (
    <a href={paths.checks} className="tap rounded-full hover:underline">
      <Badge tone="success">
        <Icon node={BadgeCheck} className="size-3.5" />
        {label}
      </Badge>
    </a>
  )
}
