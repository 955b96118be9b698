/** The name of the background sync, of the channel that tells of changes, and of the lock. */
export const UNSENT_TAG = 'unsent-messages'

/** Local storage remembers that there is something to look after, so that nobody else has to open the database. */
export const UNSENT_FLAG = 'unsentMessages'
