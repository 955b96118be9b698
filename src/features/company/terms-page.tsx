import { Handshake } from 'lucide'
import { privacyTitle } from '#content/legal/privacy.ts'
import { terms } from '#content/legal/terms.ts'
import { LegalPage } from './legal-page.tsx'

export function TermsPage() {
  return (
    <LegalPage document={terms} icon={Handshake} other={{ title: privacyTitle, href: '/privacy-policy' }} />
  )
}
