import { services } from '#content/services.ts'

const agents = new Map<string, string>(Object.values(services).map((entry) => [entry.title, entry.agents]))

/** Returns the providers of a service: `Plumbers`, or `Roofing professionals` for one that is not built in. */
export function toAgents(service: string): string {
  return agents.get(service) ?? `${service} professionals`
}
