import { classNames } from '#lib/class-names.ts'

type CarouselDotsProps = { page: number; pages: number; className?: string }

/** Shows which page of a carousel is in view. Its room is there before the number of pages is known. */
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
