/** What is said about the form token; apart from the other words of the form, because few visits need it. */
export const formToken = {
  /** By the JSON API. */
  needed:
    'The form token is missing or out of date. Reload the page, or get one from /api/web/form-token for the Idempotency-Key and send it as "token".',
  /** By the form without a script. */
  onceMore: 'Please look it over and press Submit once more: then your message is on its way.',
} as const
