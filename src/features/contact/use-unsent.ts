import { useEffect, useState } from 'react'
import { listUnsent, type UnsentMessage, watchUnsent } from '#api/unsent/store.ts'
import { UNSENT_FLAG } from '#api/unsent/tag.ts'
import { readStored } from '#lib/storage.ts'

/** The contact messages on this device that have not been sent. */
export function useUnsent(): ReadonlyArray<UnsentMessage> {
  const [messages, setMessages] = useState<ReadonlyArray<UnsentMessage>>([])

  useEffect(() => {
    let stopped = false
    function read() {
      if (!readStored(UNSENT_FLAG)) return setMessages([])
      listUnsent()
        .then((found) => stopped || setMessages(found))
        .catch(() => undefined)
    }
    read()
    const unwatch = watchUnsent(read)
    return () => {
      stopped = true
      unwatch()
    }
  }, [])

  return messages
}
