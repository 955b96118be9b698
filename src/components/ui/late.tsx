import { type ReactNode, Suspense, use, useEffect, useRef, useState } from 'react'
import { onFirstPageLeft } from '#browser/first-page.ts'
import { Section } from './section.tsx'
import { useHydrated } from './use-hydrated.ts'

/** Distance from the viewport at which a part is hydrated. */
const MARGIN = '400px'

type Approach = { arrived: Promise<void>; arrive: () => void }

function createApproach(): Approach {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  return { arrived, arrive }
}

type WaitingProps = { arrived: Promise<void>; children: ReactNode }

function Waiting({ arrived, children }: WaitingProps) {
  use(arrived)
  return children
}

/** Keeps the server's HTML until the visitor is near. A part that the browser renders itself has none to keep. */
function Awaited(props: WaitingProps) {
  const isHydrated = useHydrated()
  // The choice stays after hydration, because another tree would lose the state of the part.
  const [waits] = useState(!import.meta.env.SSR && !isHydrated)
  return waits ? <Waiting {...props} /> : props.children
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
  const [{ arrived, arrive }] = useState(createApproach)
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
        <Awaited arrived={arrived}>{children}</Awaited>
      </Suspense>
    </div>
  )
}
