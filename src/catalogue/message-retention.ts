/** Default number of days for which contact messages are kept. */
export const messageRetentionDays = 365
