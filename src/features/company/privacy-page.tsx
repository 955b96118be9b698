import { LockKeyhole } from 'lucide'
import { privacy } from '#content/legal/privacy.ts'
import { terms } from '#content/legal/terms.ts'
import { LegalPage } from './legal-page.tsx'

export function PrivacyPage() {
  return <LegalPage document={privacy} icon={LockKeyhole} other={{ title: terms.title, href: '/terms' }} />
}
