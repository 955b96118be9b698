import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '#components/ui/icon.tsx'
import { classNames } from '#lib/class-names.ts'

type CarouselDotsProps = { page: number; pages: number; className?: string }

/** Shows the visible page of a carousel. Has a fixed size before the number of pages is known. */
export function CarouselDots({ page, pages, className }: CarouselDotsProps) {
  return (
    <div aria-hidden="true" className={classNames('mt-5 flex h-2 justify-center gap-2', className)}>
      {Array.from({ length: pages > 1 ? pages : 0 }, (_, index) => (
        <span
          key={index}
          className={`h-2 rounded-full transition-all duration-200 ${index === page ? 'w-6 bg-primary' : 'w-2 bg-line-strong/60'}`}
        />
      ))}
    </div>
  )
}

export type CarouselLabels = { previous: string; next: string; pause?: string; play?: string }

type CarouselControlsProps = {
  labels: CarouselLabels
  onStep: (by: 1 | -1) => void
  /** Set for a row that moves by itself. */
  pausing?: { paused: boolean; toggle: () => void }
  className?: string | undefined
}

function RoundButton(props: { label: string; onClick: () => void; className?: string; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-label={props.label}
      onClick={props.onClick}
      className={classNames(
        'grid size-11 place-items-center rounded-full border border-line-strong/50 bg-surface text-ink shadow-low transition duration-200 ease-out hover:border-primary hover:text-primary hover:shadow-mid active:scale-95',
        props.className,
      )}
    >
      {props.children}
    </button>
  )
}

/** Previous, next and, if the row moves by itself, pause. */
export function CarouselControls({ labels, onStep, pausing, className }: CarouselControlsProps) {
  return (
    <div className={classNames('needs-script flex gap-2', className)}>
      {pausing && labels.pause && labels.play && (
        <RoundButton
          label={pausing.paused ? labels.play : labels.pause}
          onClick={pausing.toggle}
          className="in-data-save-data:hidden motion-reduce:hidden"
        >
          <Icon node={pausing.paused ? Play : Pause} className="size-5" />
        </RoundButton>
      )}
      <RoundButton label={labels.previous} onClick={() => onStep(-1)}>
        <Icon node={ChevronLeft} className="size-5" />
      </RoundButton>
      <RoundButton label={labels.next} onClick={() => onStep(1)}>
        <Icon node={ChevronRight} className="size-5" />
      </RoundButton>
    </div>
  )
}
