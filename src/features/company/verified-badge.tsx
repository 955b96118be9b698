import { BadgeCheck } from 'lucide'
import { Badge } from '#components/ui/badge.tsx'
import { Icon } from '#components/ui/icon.tsx'

export function VerifiedBadge({ label }: { label: string }) {
  return (
    <Badge tone="success">
      <Icon node={BadgeCheck} className="size-3.5" />
      {label}
    </Badge>
  )
}
