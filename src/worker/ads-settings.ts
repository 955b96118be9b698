import * as v from 'valibot'
import { housePromos } from '#content/promotions.ts'
import { type AdsConfig, isPublisherId } from '#lib/ads.ts'

const PLACES = Object.keys(housePromos)

function isSecure(value: string): boolean {
  return URL.canParse(value) && new URL(value).protocol === 'https:'
}

/** The entries of a list like "home-middle=123,blog=456". */
function slotEntries(value: string): Array<[place: string, slotId: string]> {
  return value
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .map((entry) => {
      const [place = '', slotId = '', ...more] = entry.split('=').map((part) => part.trim())
      return more.length > 0 ? [entry, ''] : [place, slotId]
    })
}

/** The settings of the ad network, as text. */
export const adsEntries = {
  ADS_CLIENT_ID: v.optional(v.pipe(v.string(), v.trim()), ''),
  ADS_SCRIPT_URL: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.check(
        (value) => value === '' || isSecure(value),
        'ADS_SCRIPT_URL is not an https address: set it to one like https://ads.example.com/unit.js, or leave it empty.',
      ),
      v.transform((value) => (value === '' ? '' : new URL(value).href)),
    ),
    '',
  ),
  ADS_SLOTS: v.optional(
    v.pipe(
      v.string(),
      v.transform(slotEntries),
      v.check(
        (entries) => entries.every(([place, slotId]) => PLACES.includes(place) && /^[\w./:-]+$/.test(slotId)),
        `ADS_SLOTS is not a list of places and slot ids: set it to one like home-middle=123,blog=456 with places out of ${PLACES.join(', ')}, or leave it empty.`,
      ),
      v.transform((entries): Record<string, string> => Object.fromEntries(entries)),
    ),
    '',
  ),
}

type AdsSettings = { ADS_CLIENT_ID: string; ADS_SCRIPT_URL: string; ADS_SLOTS: Record<string, string> }

/** The ad network; undefined unless publisher, script and a slot are set. */
export function adsConfig({ ADS_CLIENT_ID, ADS_SCRIPT_URL, ADS_SLOTS }: AdsSettings): AdsConfig | undefined {
  const complete = isPublisherId(ADS_CLIENT_ID) && ADS_SCRIPT_URL !== '' && Object.keys(ADS_SLOTS).length > 0
  return complete ? { clientId: ADS_CLIENT_ID, scriptUrl: ADS_SCRIPT_URL, slots: ADS_SLOTS } : undefined
}
