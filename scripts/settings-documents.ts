import * as v from 'valibot'
import { secrets, settings } from '#worker/settings.ts'

const BEGIN = '<!-- settings: `npm run settings` writes this list -->'
const END = '<!-- end of settings -->'

function entry(name: string, whenAbsent: string, comment: string): string {
  return `- \`${name}\` (${whenAbsent}): ${comment.charAt(0).toUpperCase()}${comment.slice(1)}`
}

/** All settings and secrets as a list in Markdown. */
function settingsList(): string {
  const variables = Object.entries(settings).map(([name, schema]) => {
    const whenAbsent = v.getDefault(schema)
    return entry(name, whenAbsent === '' ? 'empty' : `\`${whenAbsent}\``, v.getDescription(schema) ?? '')
  })
  const hidden = Object.entries(secrets).map(([name, comment]) => entry(name, 'secret', comment))
  return [...variables, ...hidden].join('\n')
}

/** A document with the list of today between its marks. @throws when it has no marks */
export function withSettingsList(document: string): string {
  const begin = document.indexOf(BEGIN)
  const end = document.indexOf(END)
  if (begin < 0 || end < begin) throw new Error('the document has no place for the list of settings')
  return `${document.slice(0, begin)}${BEGIN}\n\n${settingsList()}\n\n${document.slice(end)}`
}

const STAGING = /^\[env\.staging\.vars\]\n((?:(?!\[).*\n?)*)/m

/**
 * wrangler.toml with every variable in its staging part: what stands there stays as it is, comments too, what is missing
 * has its default. @throws when it has no such part
 */
export function withStagingVariables(toml: string): string {
  const [, section] = STAGING.exec(toml) ?? []
  if (section === undefined) throw new Error('wrangler.toml has no part [env.staging.vars]')
  const missing = Object.entries(settings)
    .filter(([name]) => !new RegExp(`^${name}\\s*=`, 'm').test(section))
    .map(([name, schema]) => `${name} = "${v.getDefault(schema)}"\n`)
  return toml.replace(STAGING, () => `[env.staging.vars]\n${missing.join('')}${section}`)
}
