import { useEffect, useState } from 'react'
import { QUEUE_FLAG } from '#api/offline-queue/names.ts'
import { listQueued, type QueuedMessage, watchQueue } from '#api/offline-queue/store.ts'
import { readStored } from '#lib/storage.ts'

/** The contact messages in the offline queue of this device. */
export function useQueued(): ReadonlyArray<QueuedMessage> {
  const [messages, setMessages] = useState<ReadonlyArray<QueuedMessage>>([])

  useEffect(() => {
    let stopped = false
    function read() {
      if (!readStored(QUEUE_FLAG)) return setMessages([])
      listQueued()
        .then((found) => stopped || setMessages(found))
        .catch(() => undefined)
    }
    read()
    const unwatch = watchQueue(read)
    return () => {
      stopped = true
      unwatch()
    }
  }, [])

  return messages
}
