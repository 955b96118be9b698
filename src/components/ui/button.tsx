import type { AnchorHTMLAttributes, ComponentProps } from 'react'
import { ServiceLink } from '#components/ui/service-link.tsx'
import { classNames } from '#lib/class-names.ts'

const BASE =
  'inline-flex items-center justify-center gap-2 rounded-md font-semibold text-center transition duration-200 ease-out active:scale-[0.98] disabled:opacity-60 disabled:active:scale-100'

const SIZES = { md: 'min-h-11 px-5 py-2.5 text-sm', lg: 'min-h-13 px-6 py-3 text-base' }

const VARIANTS = {
  primary: 'bg-primary text-on-primary hover:bg-primary-strong shadow-low hover:shadow-mid',
  secondary:
    'bg-surface text-ink border border-line-strong/50 hover:border-primary hover:text-primary shadow-low',
  quiet: 'text-primary hover:bg-tint',
  accent: 'bg-accent text-on-accent hover:[filter:brightness(0.95)] shadow-low hover:shadow-mid',
}

type Look = { variant?: keyof typeof VARIANTS; size?: keyof typeof SIZES }

/** Returns the classes of a button, for other elements that look like one. */
export function buttonClass({ variant = 'primary', size = 'md' }: Look, className?: string): string {
  return classNames(BASE, SIZES[size], VARIANTS[variant], className)
}

export function Button({ variant, size, className, ...props }: Look & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...props}
      className={buttonClass({ ...(variant && { variant }), ...(size && { size }) }, className)}
    />
  )
}

export function ButtonLink({
  variant,
  size,
  className,
  ...props
}: Look & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    <ServiceLink
      {...props}
      className={buttonClass({ ...(variant && { variant }), ...(size && { size }) }, className)}
    />
  )
}

/** The classes of a link that is a small round label. */
export const CHIP =
  'inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-full border border-line-strong/50 bg-surface px-3 text-sm font-semibold transition hover:border-primary hover:text-primary pointer-coarse:min-h-11'
