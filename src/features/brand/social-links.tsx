import { SocialIcon } from '#components/ui/social-icon.tsx'
import { brandPage } from '#content/brand-page.ts'
import { company } from '#content/company.ts'
import type { BrandProfile } from '#content/data/brands.ts'
import { safeHttpUrl } from '#lib/safe-url.ts'

const NETWORKS = ['facebook', 'instagram', 'twitter', 'linkedin'] as const

/** Where the brand can be followed. */
export function SocialLinks({ profile: { name, socialLinks } }: { profile: BrandProfile }) {
  const links = NETWORKS.flatMap((network) => {
    const href = safeHttpUrl(socialLinks[network])
    return href ? [{ network, href }] : []
  })
  if (links.length === 0) return null
  return (
    <ul aria-label={brandPage.follow(name)} className="flex gap-2">
      {links.map(({ network, href }) => (
        <li key={network}>
          <a
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={brandPage.social(name, company.networks[network])}
            className="grid size-11 place-items-center rounded-md border border-line-strong/50 bg-surface text-soft shadow-low transition hover:border-primary hover:text-primary"
          >
            <SocialIcon icon={network} />
          </a>
        </li>
      ))}
    </ul>
  )
}
