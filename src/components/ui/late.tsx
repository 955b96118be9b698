import { type ReactNode, Suspense, use, useEffect, useRef, useState } from 'react'
import { onFirstPageLeft } from '#browser/first-page.ts'
import { Section } from './section.tsx'
import { useHydrated } from './use-hydrated.ts'

/** Distance from the viewport at which a part is hydrated. */
const MARGIN = '400px'

/** `ready` is for parts that wait for nothing: `use` must be called in every rendering. */
type Approach = { arrived: Promise<void>; ready: Promise<void>; arrive: () => void }

/** React reads these of a promise, so that `use` does not suspend for a moment. */
const FULFILLED = { status: 'fulfilled', value: undefined }

function createApproach(): Approach {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  return { arrived, ready: Object.assign(Promise.resolve(), FULFILLED), arrive }
}

/** Keeps the server's HTML until the visitor is near. A part that the browser renders itself has none to keep. */
function Awaited({ approach, children }: { approach: Approach; children: ReactNode }) {
  const isHydrated = useHydrated()
  if (!import.meta.env.SSR) use(isHydrated ? approach.ready : approach.arrived)
  return children
}

type LateProps = {
  children: ReactNode
  /** Sets the estimated height (`contain-intrinsic-block-size`) if it differs much from the 24rem of base.css. */
  className?: string
}

/**
 * A part below the first screen: its layout waits for the viewport, its hydration and the code of components from
 * `lazy` until it is near. A parent that renders again meanwhile must pass the same elements.
 */
export function Late(props: LateProps) {
  return (
    <Section>
      <Part {...props} />
    </Section>
  )
}

function Part({ children, className = '' }: LateProps) {
  const [approach] = useState(createApproach)
  const { arrived, arrive } = approach
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const part = place.current
    if (!part) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) arrive()
      },
      { rootMargin: MARGIN },
    )
    observer.observe(part)
    // The next page waits for nothing.
    const end = onFirstPageLeft(arrive)
    arrived.then(() => {
      observer.disconnect()
      delete part.dataset.late
    })
    return () => {
      observer.disconnect()
      end()
    }
  }, [arrived, arrive])

  return (
    <div ref={place} data-late="" className={`empty:hidden ${className}`}>
      <Suspense>
        <Awaited approach={approach}>{children}</Awaited>
      </Suspense>
    </div>
  )
}
