import { ChevronDown } from 'lucide'
import { Button } from '#components/ui/button.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { home } from '#content/home.ts'

type ExpandToggleProps = {
  /** The id of the list. */
  controls: string
  showAll: string
  expanded: boolean
  onToggle: (expanded: boolean) => void
}

/** Shows all of a list, or its first entries again. */
export function ExpandToggle({ controls, showAll, expanded, onToggle }: ExpandToggleProps) {
  return (
    <div className="needs-script mt-8 text-center">
      <Button
        variant="secondary"
        aria-expanded={expanded}
        aria-controls={controls}
        onClick={() => onToggle(!expanded)}
      >
        <span>{expanded ? home.services.showLess : showAll}</span>
        <Icon
          node={ChevronDown}
          className={`size-4 transition-transform duration-200 ${expanded ? 'rotate-180' : ''}`}
        />
      </Button>
    </div>
  )
}
