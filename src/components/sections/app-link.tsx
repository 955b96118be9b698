import type { ComponentProps } from 'react'
import { ButtonLink } from '#components/ui/button.tsx'
import { paths } from '#lib/paths.ts'

const LINKS = {
  customer: { store: paths.app, code: paths.book },
  partner: { store: paths.appPartner, code: paths.bookPartner },
}

type AppLinkProps = Omit<ComponentProps<typeof ButtonLink>, 'href' | 'className'> & {
  app: keyof typeof LINKS
  className?: string
}

/** A button that gets an app: on a phone from its store, on a computer by the code for a phone. */
export function AppLink({ app, className = '', ...props }: AppLinkProps) {
  const { store, code } = LINKS[app]
  return (
    <>
      <ButtonLink {...props} href={store} className={`${className} pointer-fine:hidden`} />
      <ButtonLink {...props} href={code} className={`${className} pointer-coarse:hidden`} />
    </>
  )
}
