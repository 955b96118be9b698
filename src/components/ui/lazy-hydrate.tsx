import { type ReactNode, Suspense, use, useEffect, useRef, useState } from 'react'
import { createGate, type Gate, press } from '#browser/hydration-gate.ts'
import { Section } from './section.tsx'
import { useHydrated } from './use-hydrated.ts'

/** Distance from the viewport at which the code of a part is loaded. */
const MARGIN = '400px'
const INTENTS = ['pointerover', 'touchstart', 'focusin']

function Closed({ opened }: { opened: Promise<void> }): null {
  use(opened)
  return null
}

function Behind({ gate, children }: { gate: Gate; children: ReactNode }) {
  // A part that the browser renders itself has no server HTML to keep.
  const isHydrated = useHydrated()
  useEffect(() => {
    gate.hasArrived = true
    gate.arrived?.()
  }, [gate])
  return (
    <>
      {!isHydrated && gate.opened && <Closed opened={gate.opened} />}
      {children}
    </>
  )
}

/**
 * Opens the gate when its place is near the viewport, or when the visitor points at it or focuses it. Repeats a press
 * that came before the code.
 */
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
  /** Sets the estimated height (`contain-intrinsic-block-size`) if it differs much from the 24rem of base.css. */
  className?: string
}

/**
 * Keeps a part of the page as server HTML until it comes near the viewport, or until the visitor points at it or
 * focuses it. Only then loads the code of components from `lazyWithRetry`. The children must stay the same elements
 * until then, so a parent must not create them again.
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
