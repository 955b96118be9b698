import { useRouter } from '@tanstack/react-router'
import { LockKeyhole } from 'lucide'
import { messageRetentionDays, privacy, terms } from '#content/data/legal.ts'
import { paths } from '#lib/paths.ts'
import { LegalPage } from './legal-page.tsx'

export function PrivacyPage() {
  const { siteConfig } = useRouter().options.context
  const document = privacy(siteConfig.messageRetentionDays ?? messageRetentionDays)
  return (
    <LegalPage document={document} icon={LockKeyhole} other={{ title: terms.title, href: paths.terms }} />
  )
}
