import { type ReactNode, Suspense, use, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createGate, type Gate, press } from '#browser/hydration-gate.ts'
import { Section } from './section.tsx'

/** Distance from the viewport at which the code of a part is loaded. */
const MARGIN = '400px'
const INTENTS = ['pointerover', 'touchstart', 'focusin']

function noSubscription() {
  return () => {}
}

function Closed({ opened }: { opened: Promise<void> }): null {
  use(opened)
  return null
}

function Behind({ gate, children }: { gate: Gate; children: ReactNode }) {
  // A part that the browser renders itself has no HTML of the server to keep.
  const isHydrating = useSyncExternalStore(
    noSubscription,
    () => false,
    () => true,
  )
  useEffect(() => {
    gate.hasArrived = true
    gate.arrived?.()
  }, [gate])
  return (
    <>
      {isHydrating && gate.opened && <Closed opened={gate.opened} />}
      {children}
    </>
  )
}

/** Opens the gate when its place is near or meant, and repeats a press that came before the code did. */
function watch(gate: Gate, place: HTMLElement): () => void {
  const ended = new AbortController()
  const options = { passive: true, signal: ended.signal }
  let pressed: HTMLElement | null = null
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) gate.open()
    },
    { rootMargin: MARGIN },
  )
  observer.observe(place)
  // Listens in the capture phase, before React, which would drop the event.
  const onTheWay = { capture: true, ...options }
  function mean({ target }: Event) {
    if (target instanceof Node && place.contains(target)) gate.open()
  }
  for (const intent of INTENTS) addEventListener(intent, mean, onTheWay)
  addEventListener(
    'click',
    (event) => {
      const { target } = event
      const button = target instanceof Element ? target.closest<HTMLElement>('button,[role=button]') : null
      if (!button || !place.contains(button)) return
      event.stopImmediatePropagation()
      event.preventDefault()
      pressed = button
    },
    { capture: true, signal: ended.signal },
  )
  function end() {
    observer.disconnect()
    ended.abort()
    delete place.dataset.waiting
  }
  gate.arrived = () => {
    end()
    if (pressed) press(pressed)
  }
  return end
}

type LazyHydrateProps = {
  children: ReactNode
  /** Says also about how high it is (`contain-intrinsic-block-size`), where that is far from the 24rem of base.css. */
  className?: string
}

/**
 * A part of a page that stays the server's HTML until it comes near the viewport or a pointer comes near it. The code
 * of a component from `lazyWithRetry` is loaded only then. Its children have to stay the same elements until then: give
 * it none that a parent creates again.
 */
export function LazyHydrate(props: LazyHydrateProps) {
  return (
    <Section>
      <Waiting {...props} />
    </Section>
  )
}

function Waiting({ children, className = '' }: LazyHydrateProps) {
  const [gate] = useState(createGate)
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!gate.opened || !place.current) return
    if (!gate.hasArrived) return watch(gate, place.current)
    delete place.current.dataset.waiting
  }, [gate])

  return (
    <div
      ref={place}
      data-waiting={import.meta.env.SSR || gate.opened ? '' : undefined}
      className={`empty:hidden ${className}`}
    >
      <Suspense>
        <Behind gate={gate}>{children}</Behind>
      </Suspense>
    </div>
  )
}
