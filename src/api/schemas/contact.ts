import * as v from 'valibot'

/** Longest message, in UTF-16 units. */
export const LONGEST_MESSAGE = 5_000

/** The contact query with the messages of specification section 5. */
export const contactQuerySchema = v.object({
  name: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(2, 'Name must be at least 2 characters.'),
    v.maxLength(120, 'Name must be at most 120 characters.'),
  ),
  email: v.pipe(
    v.string(),
    v.trim(),
    v.email('Please enter a valid email address.'),
    v.maxLength(254, 'Please enter a valid email address.'),
  ),
  phone: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(10, 'Please enter a valid phone number.'),
    v.maxLength(32, 'Please enter a valid phone number.'),
  ),
  message: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(10, 'Message must be at least 10 characters.'),
    v.maxLength(LONGEST_MESSAGE, `Message must be at most ${LONGEST_MESSAGE} characters.`),
  ),
})

export type ContactQuery = v.InferOutput<typeof contactQuerySchema>

/** What the API says to a message. */
export type ContactAnswer = {
  code: number
  message?: string
  /** It is saved and will be delivered (RFC 9110 section 15.3.3), but is not where it has to go. */
  isKept?: boolean
}
