import { PartnerFaqs } from './partner-faqs.tsx'
import { PartnerHero } from './partner-hero.tsx'
import { PartnerReasons } from './partner-reasons.tsx'
import { PartnerRequirements } from './partner-requirements.tsx'
import { PartnerSteps } from './partner-steps.tsx'

/** For professionals: why and how to join, what is needed, and the way to the partner app. */
export function BecomePartnerPage() {
  return (
    <>
      <PartnerHero />
      <PartnerReasons />
      <PartnerSteps />
      <PartnerRequirements />
      <PartnerFaqs />
    </>
  )
}
