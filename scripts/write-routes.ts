import { resolveConfig } from 'vite'

// The router's plugin writes src/routeTree.gen.ts once Vite has read its configuration.
await resolveConfig({}, 'build')
