import { Handshake } from 'lucide'
import { terms } from '#content/data/legal.ts'
import { privacyTitle } from '#content/legal.ts'
import { paths } from '#lib/paths.ts'
import { LegalPage } from './legal-page.tsx'

export function TermsPage() {
  return (
    <LegalPage document={terms} icon={Handshake} other={{ title: privacyTitle, href: paths.privacyPolicy }} />
  )
}
