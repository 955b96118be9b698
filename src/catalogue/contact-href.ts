import { paths } from '#lib/paths.ts'

/** The topics that another page can hand over to the contact form (`contactSubjects`). */
export type ContactSubject = 'custom-service' | 'career' | 'hr' | 'partner' | 'technician' | 'profile'

/** Returns the address of the contact form for a topic; `about` names the role or the provider. */
export function contactHref(subject: ContactSubject, about?: string): string {
  return `${paths.contact}?${new URLSearchParams({ subject, ...(about && { about }) })}`
}
