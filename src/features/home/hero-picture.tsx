import { Picture } from '#components/ui/picture.tsx'
import { home } from '#content/home.ts'

/** The drawing of the home page: beside the hero, or on a narrow screen below the services. Only the shown one loads. */
export function HeroPicture({ className }: { className: string }) {
  return (
    <Picture
      src="/images/promos/hero.svg"
      fallback="/images/promos/guarantee.svg"
      alt={home.hero.imageAlt}
      width={560}
      height={480}
      className={`mx-auto h-auto w-full ${className}`}
    />
  )
}
