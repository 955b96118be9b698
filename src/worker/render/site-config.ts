import { messageRetentionDays as usualRetentionDays } from '#catalogue/legal-documents.ts'
import type { SiteConfig } from '#data/page-data.ts'
import type { Config } from '#worker/config.ts'

/** Returns the settings that pages show. */
export function getSiteConfig(config: Config): SiteConfig {
  const { mapEmbedUrl, ads, webVitalsSampleRate, clientErrorSampleRate, messageRetentionDays } = config
  return {
    ...(mapEmbedUrl && { mapEmbedUrl }),
    ...(ads && { ads }),
    webVitalsSampleRate,
    clientErrorSampleRate,
    ...(messageRetentionDays !== usualRetentionDays && { messageRetentionDays }),
  }
}
