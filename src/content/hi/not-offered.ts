import type { Words } from '#lib/language.ts'
import type * as en from '../not-offered.ts'

export const notOffered = ((service, city) => ({
  title: `${city} में यह सेवा अभी नहीं मिलती`,
  text: `“${service}”: यह सेवा ${city} में अभी नहीं मिलती। कोई दूसरा शहर या दूसरी सेवा चुनें।`,
})) satisfies Words<typeof en.notOffered>
