import { HowItWorks } from './how-it-works.tsx'
import { OurServices } from './our-services.tsx'
import { TrustStrip } from './trust-strip.tsx'

/** What is offered and how it works, right below the hero. */
export function HomeOffer() {
  return (
    <>
      <TrustStrip />
      <OurServices />
      <HowItWorks />
    </>
  )
}
