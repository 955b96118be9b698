import * as v from 'valibot'
import { adSlots } from '#content/data/house-promos.ts'
import { type AdsConfig, isPublisherId } from '#lib/ads.ts'
import { setting } from '#worker/setting.ts'

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

/** The settings of the ad network. */
export const adsSettings = {
  ADS_CLIENT_ID: setting(
    v.pipe(v.string(), v.trim()),
    'ca-pub-XXXXXXXXXXXXXXXX',
    'Advertising. Places show a promotion of our own unless all of the first three are set, and then until the visitor asks for partner ads: nothing is loaded from the network before. The publisher id; empty or a placeholder like this one means none.',
  ),
  ADS_SCRIPT_URL: setting(
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
    'The network\'s script, https only, e.g. "https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js".',
  ),
  ADS_SLOTS: setting(
    v.pipe(
      v.string(),
      v.transform(slotEntries),
      v.check(
        (entries) =>
          entries.every(([place, slotId]) => adSlots.includes(place) && /^[\w./:-]+$/.test(slotId)),
        `ADS_SLOTS is not a list of places and slot ids: set it to one like home-middle=123,blog=456 with places out of ${adSlots.join(', ')}, or leave it empty.`,
      ),
      v.transform((entries): Record<string, string> => Object.fromEntries(entries)),
    ),
    '',
    'The network\'s slot ids by place (home-middle, home-bottom, category, blog), e.g. "home-middle=123,home-bottom=456".',
  ),
}

type AdsSettings = { ADS_CLIENT_ID: string; ADS_SCRIPT_URL: string; ADS_SLOTS: Record<string, string> }

/** The ad network; undefined unless publisher, script and a slot are set. */
export function adsConfig({ ADS_CLIENT_ID, ADS_SCRIPT_URL, ADS_SLOTS }: AdsSettings): AdsConfig | undefined {
  const complete = isPublisherId(ADS_CLIENT_ID) && ADS_SCRIPT_URL !== '' && Object.keys(ADS_SLOTS).length > 0
  return complete ? { clientId: ADS_CLIENT_ID, scriptUrl: ADS_SCRIPT_URL, slots: ADS_SLOTS } : undefined
}
