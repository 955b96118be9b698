import { messages } from '#content/messages.ts'
import { paths } from '#lib/paths.ts'

/** The links of screens in place of a page. */
export const waysOn = {
  home: { label: messages.actions.backToHome, href: paths.home },
  services: { label: messages.actions.browseAll, href: paths.services },
} as const
