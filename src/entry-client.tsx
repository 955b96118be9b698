import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createApiClient } from '#api/client.ts'
import { ApiError } from '#api/errors.ts'
import { readStored, removeStored } from '#lib/storage.ts'
import { toastStore } from '#lib/toasts.ts'
import { guardMarkup } from '#lib/trusted-types.ts'
import { createAppRouter } from './router.ts'

const TOKEN_KEY = 'authToken'

guardMarkup()

const api = createApiClient({
  fetch: (path, init) => fetch(path, init),
  getToken: () => readStored(TOKEN_KEY),
  onUnauthorized: () => removeStored(TOKEN_KEY),
})
const router = createAppRouter({
  api,
  siteOrigin: location.origin,
  onReadFailed: (message, quiet) => {
    if (quiet) console.info(message)
    else toastStore.add('error', message)
  },
})

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={router} />
    </StrictMode>,
    {
      // A failed read is no fault of the page: its screen tells of it.
      onCaughtError: (error) => {
        if (error instanceof ApiError) console.info(error.message)
        else console.error(error)
      },
    },
  )
})
