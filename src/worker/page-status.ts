import { isNotFound } from '@tanstack/react-router'
import { ApiError } from '#api/errors.ts'
import { gatewayStatus } from '#worker/origin.ts'

export function isRedirect(status: number): boolean {
  return status >= 300 && status < 400
}

/** Returns the status that a failed loader gives the page: of a gateway, or the 410 in the data of its `notFound`. */
export function statusOfErrors(errors: ReadonlyArray<unknown>): number | undefined {
  const failure = errors.find((error) => error instanceof ApiError)
  if (failure instanceof ApiError) return gatewayStatus(failure.status)
  return errors.some((error) => isNotFound(error) && error.data?.status === 410) ? 410 : undefined
}
