import { MailCheck } from 'lucide'
import { ButtonLink } from '#components/ui/button.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { contact, contactMessages } from '#content/contact.ts'
import { paths } from '#lib/paths.ts'

/** Takes the place of the form after it was posted without a script. */
export function SentNotice({ isKept }: { isKept: boolean }) {
  return (
    <div role="status" className="mt-6 flex flex-col items-start gap-4 rounded-lg bg-success-tint p-6 sm:p-8">
      <span className="grid size-13 place-items-center rounded-full bg-surface text-success">
        <Icon node={MailCheck} className="size-6" />
      </span>
      <div>
        <h3 className="text-xl">{isKept ? contact.form.keptTitle : contact.form.sentTitle}</h3>
        <p className="mt-2 text-lg">{isKept ? contact.answers.kept : contactMessages.success}</p>
      </div>
      <ButtonLink href={paths.contact} variant="secondary">
        {contact.form.another}
      </ButtonLink>
    </div>
  )
}
