type Manifest = { dependencies?: Record<string, string>; devDependencies?: Record<string, string> }
type Lock = { packages: Record<string, { version?: string }> }

type Release = [major: number, minor: number, patch: number]

/** Releases below these are broken or have another licence, with the reason. */
const AT_LEAST: Record<string, { release: Release; reason: string }> = {
  '@tanstack/router-core': {
    release: [1, 171, 7],
    reason: 'older releases can inject a script inside a serialised value (marble#1682)',
  },
  '@tanstack/react-router-ssr-query': {
    release: [1, 167, 2],
    reason: 'older releases throw on hydration with query-core 5.102.1 and newer (router#8158)',
  },
  '@tanstack/router-ssr-query-core': {
    release: [1, 169, 2],
    reason: 'older releases throw on hydration with query-core 5.102.1 and newer (query#11307)',
  },
}

const BELOW: Record<string, { major: number; reason: string }> = {
  'ua-parser-js': { major: 2, reason: '2.x is under the AGPL' },
}

/** React Server Components: not used here, and a recurring source of remote code execution. */
const FORBIDDEN = /^(react-server-dom-|@vitejs\/plugin-rsc$)/

function parseRelease(version: string): Release {
  const [major = 0, minor = 0, patch = 0] = version.split(/[.+-]/).map(Number)
  return [major, minor, patch]
}

function isOlder(version: string, least: Release): boolean {
  const release = parseRelease(version)
  const index = release.findIndex((part, position) => part !== least[position])
  return index >= 0 && (release[index] ?? 0) < (least[index] ?? 0)
}

/** Returns the problems of the dependencies, one sentence each. */
export function lockProblems(manifest: Manifest, lock: Lock): Array<string> {
  const ranges = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })
    .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    .map(([name, version]) => `${name} is not pinned to an exact version (${version})`)
  const releases = Object.entries(lock.packages).flatMap(([place, { version = '' }]) => {
    const name = place.replace(/^.*node_modules\//, '')
    const least = AT_LEAST[name]
    const below = BELOW[name]
    if (FORBIDDEN.test(name))
      return [`${name} must not be installed: React Server Components are not used here`]
    if (least && isOlder(version, least.release)) return [`${name} ${version}: ${least.reason}`]
    if (below && parseRelease(version)[0] >= below.major) return [`${name} ${version}: ${below.reason}`]
    return []
  })
  return [...ranges, ...releases]
}
