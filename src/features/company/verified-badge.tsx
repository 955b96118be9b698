import { BadgeCheck } from 'lucide-react'
import { Badge } from '#components/ui/badge.tsx'

export function VerifiedBadge({ label }: { label: string }) {
  return (
    <Badge tone="success">
      <BadgeCheck aria-hidden="true" className="size-3.5" />
      {label}
    </Badge>
  )
}
