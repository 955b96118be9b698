/**
 * The name of the background sync, of the channel that tells of changes, and of the lock. Like the other names here it
 * is in the browsers of visitors whose messages wait: it stays as it is.
 */
export const QUEUE_TAG = 'unsent-messages'

/** Local storage remembers that there is something to look after, so that nobody else has to open the database. */
export const QUEUE_FLAG = 'unsentMessages'

/** The database of the messages. */
export const QUEUE_DATABASE = 'unsent'

/** Longest time that a browser sends a message of its offline queue by itself; then the visitor is asked. */
export const QUEUED_FOR_MS = 30 * 86_400_000
