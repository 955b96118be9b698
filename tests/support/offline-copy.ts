import type { Page } from 'playwright/test'
import { offline } from '../../src/content/en/offline.ts'

export const COPY = /^You are offline\. This page is a copy from \d{1,2}:\d\d [ap]m, \d{1,2} \w{3,4}\.$/

export const copyNote = (page: Page) => page.getByRole('region', { name: offline.label })
