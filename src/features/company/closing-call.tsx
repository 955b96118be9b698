import { ButtonLink } from '#components/ui/button.tsx'
import { Picture } from '#components/ui/picture.tsx'

const GUARANTEE = '/images/promos/guarantee.svg'

type ClosingCallProps = {
  id: string
  title: string
  text: string
  action: { label: string; href: string }
  /** A drawing of 320 by 200. */
  image: string
}

/** The last block of a page: a drawing, a question and one link. */
export function ClosingCall({ id, title, text, action, image }: ClosingCallProps) {
  return (
    <section
      aria-labelledby={id}
      className="grid overflow-hidden rounded-2xl bg-night text-on-night md:gap-4 md:pr-8 lg:pr-12 md:grid-cols-[1fr_19rem] lg:grid-cols-[1fr_25rem]"
    >
      <div className="flex flex-col items-start justify-center gap-3 p-6 sm:p-10 md:pr-0 lg:p-14 lg:pr-0">
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        <p className="max-w-xl text-on-night-soft">{text}</p>
        <ButtonLink
          href={action.href}
          variant="accent"
          size="lg"
          className="mt-3 focus-visible:outline-on-night"
        >
          {action.label}
        </ButtonLink>
      </div>
      <Picture
        src={image}
        fallback={GUARANTEE}
        alt=""
        width={320}
        height={200}
        className="order-first aspect-8/5 h-auto w-full object-cover md:order-last md:my-8 md:self-center md:rounded-xl"
      />
    </section>
  )
}
