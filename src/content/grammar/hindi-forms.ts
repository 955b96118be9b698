import { services } from '#content-hi/services.ts'

/** Forms of a service's name in a Hindi sentence. A missing form equals the name. */
type Forms = { title: string; oblique?: string; inPlace?: string; agent?: string; agents: string }

const known = new Map(Object.values<Forms>(services).map((entry) => [entry.title, entry]))

/**
 * Returns the name of a service or job before a postposition: `पंखा लगाना` becomes `पंखा लगाने`. Inflects a whole noun
 * phrase, but only the verb of a phrase with a verb.
 */
export function toOblique(name: string): string {
  const noun = /ना$/u.test(name)
    ? name
    : name
        .replace(/ का /gu, ' के ')
        .replace(/ नया /gu, ' नए ')
        .replace(/बग़ीचा$/u, 'बग़ीचे')
  return known.get(name)?.oblique ?? noun.replace(/ना(?= और |$)/gu, 'ने')
}

/** Returns the name of a service after a place: `लखनऊ में घर की सफ़ाई`. */
export function toInPlace(service: string): string {
  return known.get(service)?.inPlace ?? service
}

/** Returns the name of a service before a noun: `बिजली के` for `सभी काम`. */
export function toGenitive(service: string): string {
  return `${toOblique(service).replace(/ के काम$/u, '')} के`
}

/** Returns the word for a provider of a service, or the service if it has no such word. */
export function toAgent(service: string): string {
  const forms = known.get(service)
  return forms?.agent ?? forms?.agents ?? service
}

/** Returns the providers of a service in a city: `लखनऊ के प्लंबर`. */
export function toAgentsIn(service: string, city: string): string {
  const agents = known.get(service)?.agents
  return agents ? `${city} के ${agents}` : `${city} में ${toOblique(service)} के कारीगर`
}

/** Returns the other providers of a service: `दूसरे प्लंबर`. */
export function toOtherAgents(service: string): string {
  const agents = known.get(service)?.agents
  return agents ? `दूसरे ${agents}` : `${toOblique(service)} के दूसरे कारीगर`
}
