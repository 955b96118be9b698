import { useRouter } from '@tanstack/react-router'
import { company } from '#content/company.ts'
import { listedAnywhereQuery } from '#data/providers/top-providers.ts'
import { appStoreId } from '#lib/seo.ts'
import { useApp } from './use-app.ts'

const appIds = {
  customer: appStoreId(company.appStoreURL),
  partner: appStoreId(company.appStorePartnerURL),
}

/** Makes Safari on phones offer an app, but not that of customers while nobody is listed. */
export function SafariApp() {
  const { api, queryClient } = useRouter().options.context
  const app = useApp()
  const listed = queryClient.getQueryData(listedAnywhereQuery(api).queryKey)
  const isUseless = app === 'customer' && listed?.ok && listed.data === 0
  const id = appIds[app]
  return id && !isUseless && <meta name="apple-itunes-app" content={`app-id=${id}`} />
}
