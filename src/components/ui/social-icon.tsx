import type { SocialIcon as SocialIconName } from '#content/company.ts'

const SHAPES: Record<SocialIconName, string> = {
  facebook:
    'M14 8.500h2.500V5H14c-2.500 0-4 1.600-4 4v2H7.500v3.500H10V21h3.500v-6.500H16l.5-3.500h-3V9.250c0-.5.2-.75.5-.75z',
  linkedin:
    'M5 9.500h3.200V20H5zM6.600 4.200a1.900 1.900 0 1 1 0 3.800 1.900 1.900 0 0 1 0-3.800zM10.300 9.500h3v1.500c.5-.9 1.600-1.750 3.200-1.750 3.200 0 3.800 2 3.800 4.750v6H17v-5.500c0-1.300 0-2.500-1.650-2.500s-1.850 1.200-1.850 2.500V20h-3.200z',
  instagram:
    'M8 3.500h8A4.500 4.500 0 0 1 20.500 8v8a4.500 4.500 0 0 1-4.500 4.500H8A4.500 4.500 0 0 1 3.500 16V8A4.500 4.500 0 0 1 8 3.500zm0 2A2.500 2.500 0 0 0 5.500 8v8A2.500 2.500 0 0 0 8 18.500h8a2.500 2.500 0 0 0 2.500-2.500V8A2.500 2.500 0 0 0 16 5.500zm4 2.750a3.750 3.750 0 1 1 0 7.500 3.750 3.750 0 0 1 0-7.500zm0 2a1.750 1.750 0 1 0 0 3.500 1.750 1.750 0 0 0 0-3.500zM16.250 6.750a1 1 0 1 1 0 2 1 1 0 0 1 0-2z',
  twitter: 'M4 4h4.500l4 5.700L17.300 4H19.500l-6 7.100L20.500 20H16l-4.500-6.200L6.200 20H4l6.500-7.700z',
}

/** Renders the logo of a social network in the color of the surrounding text. */
export function SocialIcon({ icon }: { icon: SocialIconName }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className="size-5 fill-current">
      <path fillRule="evenodd" d={SHAPES[icon]} />
    </svg>
  )
}
