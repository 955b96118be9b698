/**
 * The name of the background sync, the change channel and the lock. The names in this file are stored in browsers with
 * waiting messages, so they never change.
 */
export const QUEUE_TAG = 'unsent-messages'

/** The key in local storage that is set while the queue has entries, so that other visits do not open the database. */
export const QUEUE_FLAG = 'unsentMessages'

/** The database of the queue. */
export const QUEUE_DATABASE = 'unsent'
