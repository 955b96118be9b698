import * as v from 'valibot'
import { setting } from '#worker/setting.ts'

/** An Android app, and the certificates that it may be signed with. */
export type AndroidApp = { packageName: string; fingerprints: Array<string> }
/** An app for iOS by its team and bundle, and the address of the site that it opens. */
export type IosApp = { id: string; path: string }

const PACKAGE = /^[A-Za-z]\w*(\.[A-Za-z]\w*)+$/
const FINGERPRINT = /^[\dA-F]{2}(:[\dA-F]{2}){31}$/
const APP_ID = /^[A-Z\d]{10}\.[A-Za-z\d-]+(\.[A-Za-z\d-]+)*$/

/** The addresses that hand over to the apps, by what the settings call the apps. */
const PATHS: ReadonlyMap<string, string> = new Map([
  ['customer', '/app'],
  ['partner', '/app-partner'],
])

/** The entries of a list like "a=1, b=2"; one that is none has an empty value. */
function entriesOf(value: string): Array<[name: string, value: string]> {
  const entries = value.split(',').map((entry) => entry.trim())
  return entries
    .filter((entry) => entry !== '')
    .map((entry) => {
      const [name = '', own = '', ...more] = entry.split('=').map((part) => part.trim())
      return more.length > 0 ? [entry, ''] : [name, own]
    })
}

/** The settings of the apps that open addresses of the site. */
export const appSettings = {
  ANDROID_APPS: setting(
    v.pipe(
      v.string(),
      v.transform((value) =>
        entriesOf(value).map(([name, print]): [string, string] => [name, print.toUpperCase()]),
      ),
      v.check(
        (entries) => entries.every(([name, print]) => PACKAGE.test(name) && FINGERPRINT.test(print)),
        'ANDROID_APPS is not a list of packages and SHA-256 fingerprints: set it to one like com.example.app=14:6D:E9:…, 32 pairs of digits each, or leave it empty.',
      ),
      v.transform((entries): Array<AndroidApp> => {
        const packages = [...new Set(entries.map(([name]) => name))]
        return packages.map((packageName) => ({
          packageName,
          fingerprints: entries.filter(([name]) => name === packageName).map(([, print]) => print),
        }))
      }),
    ),
    '',
    'Android apps that open links to the site (/.well-known/assetlinks.json): packages with the SHA-256 fingerprint of their certificate, e.g. "com.example.app=14:6D:E9:..., com.example.partner=5E:8F:16:..."; a package with two certificates stands there twice. Empty: none.',
  ),
  IOS_APPS: setting(
    v.pipe(
      v.string(),
      v.transform(entriesOf),
      v.check(
        (entries) => entries.every(([name, id]) => PATHS.has(name) && APP_ID.test(id)),
        'IOS_APPS is not a list of apps and their ids: set it to one like customer=ABCDE12345.com.example.app,partner=ABCDE12345.com.example.partner, or leave it empty.',
      ),
      v.transform((entries) =>
        entries.map(([name, id]): IosApp => ({ id, path: PATHS.get(name) ?? '/app' })),
      ),
    ),
    '',
    'Apps for iOS (/.well-known/apple-app-site-association): the customer app opens /app, the partner app /app-partner. Team and bundle id, e.g. "customer=ABCDE12345.com.example.app, partner=ABCDE12345.com.example.partner". Empty: none.',
  ),
}
