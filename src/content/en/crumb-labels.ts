/** Steps on the way to a page that have a name of their own. */
export const crumbLabels = {
  home: 'Home',
  services: 'Services',
  blog: 'Blog',
  professionals: 'Professionals',
} as const
