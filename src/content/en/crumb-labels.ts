/** Breadcrumb labels that differ from the page titles. */
export const crumbLabels = {
  home: 'Home',
  services: 'Services',
  blog: 'Blog',
  professionals: 'Professionals',
} as const
