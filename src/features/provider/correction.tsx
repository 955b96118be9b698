import { contactHref } from '#content/contact-href.ts'
import { providerPage } from '#content/provider-page.ts'
import { paths } from '#lib/paths.ts'

const LINK =
  'inline-flex min-h-11 items-center rounded-sm font-semibold text-primary underline-offset-4 hover:underline'

/** The way for whoever is shown here to have the profile corrected or removed. */
export function Correction({ person: { id, name } }: { person: { id: string; name: string } }) {
  const { title, text, action, privacy } = providerPage.correction
  return (
    <aside
      aria-labelledby="correction-title"
      className="flex flex-col gap-x-8 gap-y-2 border-t border-line pt-8 sm:flex-row sm:items-center sm:justify-between"
    >
      <div>
        <h2 id="correction-title" className="text-lg">
          {title}
        </h2>
        <p className="mt-1 text-sm text-soft">{text}</p>
      </div>
      <div className="flex flex-col items-start">
        <a href={contactHref('profile', `${id} ${name}`)} rel="nofollow" className={LINK}>
          {action}
        </a>
        <a href={`${paths.privacyPolicy}#professionals`} className={`${LINK} text-sm`}>
          {privacy}
        </a>
      </div>
    </aside>
  )
}
