import { fittedChange } from './fitted-change.ts'

/** A place of a library's source, which it has once, and what takes its place. */
type Cut = { find: RegExp; replace: string }

/** Leaves the work of a function of the top level undone. */
function emptied(name: string): Cut {
  const find = new RegExp(`^(?:async )?function ${name}\\([^)]*\\) \\{\\n[\\s\\S]*?\\n\\}\\n`, 'm')
  return { find, replace: `function ${name}() {}\n` }
}

function removed(find: RegExp): Cut {
  return { find, replace: '' }
}

function unexported(name: string): Cut {
  return removed(new RegExp(`^exports\\.${name} = function[\\s\\S]*?\\n\\};\\n`, 'm'))
}

/** Renders that are interrupted and taken up again later, by another request. */
const POSTPONED = [
  'createPrerenderRequest',
  'resumeRequest',
  'resumeAndPrerenderRequest',
  'trackPostponedBoundary',
  'trackPostpone',
  'addToReplayParent',
  'getPostponedState',
  'abortRemainingReplayNodes',
]
/** Preloads by function call, the action state of forms, and lists of suspended parts. */
const UNUSED_FEATURES = [
  'prefetchDNS',
  'preconnect',
  'preload',
  'preloadModule',
  'preinitStyle',
  'preinitScript',
  'preinitModuleScript',
  'useActionState',
  'renderSuspenseListRows',
]

/**
 * Parts of libraries that never run in the worker, by the end of the file's name. Every expression fits the installed
 * release (scripts/build/server-cuts.test.ts), and no source of ours needs what is cut.
 */
export const SERVER_CUTS: Readonly<Record<string, ReadonlyArray<Cut>>> = {
  'react-dom/cjs/react-dom-server.edge.production.js': [
    ...[...POSTPONED, ...UNUSED_FEATURES].map(emptied),
    ...['prerender', 'resume', 'resumeAndPrerender'].map(unexported),
  ],
  // The renderer takes of it what the two share.
  'react-dom/cjs/react-dom.production.js': [
    'createPortal',
    'flushSync',
    'preconnect',
    'prefetchDNS',
    'preinit',
    'preinitModule',
    'preload',
    'preloadModule',
    'requestFormReset',
    'unstable_batchedUpdates',
    'useFormState',
    'useFormStatus',
  ].map(unexported),
  // The navigation of a visit.
  '@tanstack/router-core/dist/esm/load-client.js': [
    'replaceRouteChunk',
    'loadClientRoute',
    'refreshClientRoute',
    'preloadClientRoute',
    'hydrate',
  ].map(emptied),
  // Streams of Node, for which the platform would load its whole emulation of them at the start.
  '@tanstack/router-core/dist/esm/ssr/transformStreamWithRouter.js': [
    removed(/^import \{ Readable \} from "node:stream";\n/m),
    emptied('transformPipeableStreamWithRouter'),
  ],
  '@tanstack/react-router/dist/esm/ssr/renderRouterToStream.js': [
    removed(/^import \{ PassThrough, Readable \} from "node:stream";\n/m),
    removed(/^\t\tif \(typeof ReactDOMServer\.renderToPipeableStream[\s\S]*?\n\t\t\}\n/m),
  ],
  // Only the operating system is asked for.
  'ua-parser-js/src/ua-parser.js': ['browser', 'cpu', 'device', 'engine'].map((table) => ({
    find: new RegExp(`^ {8}${table} +: \\[\\[\\n[\\s\\S]*?\\n {8}\\],\\n`, 'm'),
    replace: `${table}: [],\n`,
  })),
}

/** The source without what the worker does not run, or undefined when it is not the release that the cuts fit. */
export function cutFor(cuts: ReadonlyArray<Cut>, source: string): string | undefined {
  let code = source
  for (const { find, replace } of cuts) {
    if (!find.test(code)) return undefined
    code = code.replace(find, () => replace)
  }
  return code
}

/** Applies the cuts to the worker's build. */
export const serverCuts = () =>
  fittedChange({
    name: 'server-cuts',
    environment: 'ssr',
    files: Object.keys(SERVER_CUTS),
    change: (source, file) => cutFor(SERVER_CUTS[file] ?? [], source),
  })
