import { ChevronDown, MapPin } from 'lucide'
import { Icon } from '#components/ui/icon.tsx'
import { messages } from '#content/messages.ts'

/** Opens the location dialog; shows the chosen city. */
export function LocationButton({
  city,
  onOpen,
  className = '',
}: {
  city: string
  onOpen: () => void
  className?: string
}) {
  return (
    <button
      type="button"
      onClick={onOpen}
      aria-haspopup="dialog"
      className={`needs-script inline-flex min-h-11 max-w-56 items-center gap-2 rounded-md border border-line px-3 text-sm font-medium transition hover:border-primary hover:text-primary ${className}`}
    >
      <Icon node={MapPin} className="size-4 shrink-0 text-primary" />
      {city && <span className="sr-only">Your city: </span>}
      <span className="truncate">{city || messages.location.select}</span>
      <Icon node={ChevronDown} className="size-4 shrink-0 text-soft" />
    </button>
  )
}
