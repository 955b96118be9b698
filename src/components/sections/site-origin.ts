import { createContext } from 'react'

/** Origin of the site, for addresses that go by way of another page. */
export const SiteOriginContext = createContext('')
