/**
 * The name of the background sync, of the channel that tells of changes, and of the lock. Like the other names here it
 * is in the browsers of visitors whose messages wait, so it never changes.
 */
export const QUEUE_TAG = 'unsent-messages'

/** The key in local storage that is set while the queue has entries, so that other visits do not open the database. */
export const QUEUE_FLAG = 'unsentMessages'

/** The database of the queue. */
export const QUEUE_DATABASE = 'unsent'
