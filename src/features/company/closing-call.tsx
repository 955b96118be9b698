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

/** The last block of a page: a drawing, a question to the reader and the one way on. */
export function ClosingCall({ id, title, text, action, image }: ClosingCallProps) {
  return (
    <section
      aria-labelledby={id}
      className="grid overflow-hidden rounded-2xl bg-night text-on-night md:grid-cols-[1fr_minmax(18rem,26rem)]"
    >
      <div className="flex flex-col items-start justify-center gap-3 p-6 sm:p-10 lg:p-14">
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
        className="order-first aspect-2/1 h-auto w-full object-cover md:order-last md:aspect-auto md:h-full md:min-h-64"
      />
    </section>
  )
}
