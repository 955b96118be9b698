import { services } from '#content/services.ts'

export type Service = {
  /** Address of the category: `/services/{id}`. */
  id: string
  title: string
  /** One line, at most 70 characters. */
  summary: string
}

const ids = [
  'plumbing',
  'electrician',
  'ac-repair',
  'carpentry',
  'painting',
  'cleaning',
  'appliance-repair',
  'pest-control',
  'interior-design',
  'gardening',
  'security',
  'waterproofing',
] as const

/** The twelve fixed categories in the order of the services page. */
export const serviceCatalogue: Array<Service> = ids.map((id) => ({ id, ...services[id] }))

/** Returns a built-in service by its id, or undefined for one that only the upstream knows. */
export function builtInService(id: string): Service | undefined {
  return serviceCatalogue.find((service) => service.id === id)
}

/** Returns the path of a service's drawing, or undefined if it has none. */
export function serviceDrawing(id: string): string | undefined {
  return builtInService(id) && `/images/services/${id}.svg`
}

/** Returns the named built-in services, in order. */
export function builtInServices(ids: ReadonlyArray<string>): Array<Service> {
  return ids.flatMap((id) => builtInService(id) ?? [])
}

/** Quick links under the search box of the home page. */
export const popularServiceIds: Array<string> = [
  'plumbing',
  'electrician',
  'ac-repair',
  'cleaning',
  'painting',
  'pest-control',
]

/** 'Popular Services' of the footer. */
export const footerServiceIds: Array<string> = [
  'plumbing',
  'electrician',
  'ac-repair',
  'carpentry',
  'painting',
  'cleaning',
  'pest-control',
  'appliance-repair',
]

/** The six services of city, state and combined pages. */
export const topServiceIds: Array<string> = [
  'plumbing',
  'electrician',
  'ac-repair',
  'carpentry',
  'cleaning',
  'painting',
]

/** Services that households often need next, for the Related Services carousel. */
export const relatedServiceIds: Record<string, Array<string>> = {
  plumbing: ['waterproofing', 'appliance-repair', 'cleaning', 'electrician', 'carpentry', 'painting'],
  electrician: ['ac-repair', 'appliance-repair', 'security', 'plumbing', 'interior-design', 'painting'],
  'ac-repair': ['electrician', 'appliance-repair', 'cleaning', 'carpentry', 'pest-control', 'painting'],
  carpentry: ['interior-design', 'painting', 'pest-control', 'security', 'electrician', 'cleaning'],
  painting: ['waterproofing', 'cleaning', 'carpentry', 'interior-design', 'electrician', 'pest-control'],
  cleaning: ['pest-control', 'painting', 'plumbing', 'appliance-repair', 'gardening', 'ac-repair'],
  'appliance-repair': ['electrician', 'plumbing', 'ac-repair', 'cleaning', 'carpentry', 'pest-control'],
  'pest-control': ['cleaning', 'carpentry', 'gardening', 'painting', 'waterproofing', 'plumbing'],
  'interior-design': ['carpentry', 'painting', 'electrician', 'plumbing', 'cleaning', 'security'],
  gardening: ['pest-control', 'cleaning', 'plumbing', 'waterproofing', 'painting', 'carpentry'],
  security: ['electrician', 'carpentry', 'interior-design', 'appliance-repair', 'painting', 'cleaning'],
  waterproofing: ['painting', 'plumbing', 'cleaning', 'carpentry', 'pest-control', 'interior-design'],
}
