import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createApiClient } from '#api/client.ts'
import { readStored, removeStored } from '#lib/storage.ts'
import { toastStore } from '#lib/toasts.ts'
import { createAppRouter } from './router.ts'

const TOKEN_KEY = 'authToken'

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
  )
})
