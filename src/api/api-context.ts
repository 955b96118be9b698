import { useRouter } from '@tanstack/react-router'
import type { ApiClient } from '#api/client.ts'

/** The API client of this visit, for query options. */
export function useApi(): ApiClient {
  return useRouter().options.context.api
}
