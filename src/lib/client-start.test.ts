import { expect, test } from 'vitest'
import { clientStart } from './client-start.ts'

type Script = { type?: string; src?: unknown; nonce?: string; fetchPriority?: string }
type Rules = { createScriptURL: (address: string) => string | null }

const ADDRESSES = { client: '/assets/client.js', saveData: '/assets/save-data.js?client=/assets/client.js' }

/** Runs the script in a browser of so many words; `paint` shows the page. */
function start({ saveData = false, hasTrustedTypes = true } = {}) {
  const scripts: Array<Script> = []
  const frames: Array<() => void> = []
  const policies: Record<string, Rules> = {}
  function createPolicy(name: string, rules: Rules) {
    policies[name] = rules
    return { createScriptURL: (address: string) => ({ trusted: rules.createScriptURL(address) }) }
  }
  const globals = {
    document: {
      hidden: false,
      currentScript: { nonce: 'n' },
      documentElement: { dataset: saveData ? { saveData: '' } : {} },
      head: { append: (script: Script) => scripts.push(script) },
      createElement: () => ({}),
    },
    window: hasTrustedTypes ? { trustedTypes: { createPolicy } } : {},
    requestAnimationFrame: (task: () => void) => frames.push(task),
    setTimeout: (task: () => void) => task(),
  }
  new Function(...Object.keys(globals), clientStart(ADDRESSES))(...Object.values(globals))
  function paint() {
    for (const frame of frames.splice(0)) frame()
  }
  return { scripts, policies, paint }
}

test('the client starts as a module once the page is painted', () => {
  const { scripts, paint } = start()
  expect(scripts).toEqual([])
  paint()
  expect(scripts).toEqual([
    { type: 'module', nonce: 'n', fetchPriority: 'low', src: { trusted: ADDRESSES.client } },
  ])
})

test('in a page that saves data only what waits for a control starts', () => {
  const { scripts, paint } = start({ saveData: true })
  paint()
  expect(scripts).toMatchObject([{ src: { trusted: ADDRESSES.saveData } }])
})

test('its policy of Trusted Types lets no other address through', () => {
  const { policies } = start()
  expect(Object.keys(policies)).toEqual(['client-start'])
  expect(policies['client-start']?.createScriptURL('https://elsewhere.example/client.js')).toBeNull()
  expect(policies['client-start']?.createScriptURL('/assets/other.js')).toBeNull()
})

test('a browser without Trusted Types takes the address as it is', () => {
  const { scripts, paint } = start({ hasTrustedTypes: false })
  paint()
  expect(scripts).toMatchObject([{ src: ADDRESSES.client }])
})

test('no address ends the script', () => {
  expect(clientStart({ ...ADDRESSES, client: '</script><script>' })).not.toContain('</script>')
})
