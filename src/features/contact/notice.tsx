import { CircleAlert } from 'lucide'
import { Icon } from '#components/ui/icon.tsx'
import { langOf } from '#lib/language.ts'

/** Why the form was not taken, read aloud when it comes up. */
export function Notice({ text }: { text: string | undefined }) {
  return (
    <div role="alert" className="empty:hidden sm:col-span-2">
      {text && (
        <p className="flex items-start gap-3 rounded-md bg-danger-tint px-4 py-3 text-danger">
          <Icon node={CircleAlert} className="mt-0.5 size-5 shrink-0" />
          <span lang={langOf(text)} className="min-w-0 wrap-anywhere">
            {text}
          </span>
        </p>
      )}
    </div>
  )
}
