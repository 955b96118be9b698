import { fittedChange } from './fitted-change.ts'

/**
 * Parts of react-dom that this site does not use, by the functions that do their work: view transitions, references
 * to fragments, preloads by function call, the action state of forms, suspense lists and activities, a client without server HTML, and the
 * component stacks of errors. An element that would need them is in none of our components (scripts/build/unused-react.test.ts).
 */
const FUNCTIONS = [
  'startViewTransition',
  'measureViewTransitionHostInstancesRecursive',
  'measureNestedViewTransitions',
  'restoreViewTransitionName',
  'restoreViewTransitionOnHostInstances',
  'restorePairedViewTransitions',
  'restoreEnterOrExitViewTransitions',
  'restoreNestedViewTransitions',
  'commitEnterViewTransitions',
  'commitExitViewTransitions',
  'commitNestedViewTransitions',
  'commitDeletedPairViewTransitions',
  'commitAppearingPairViewTransitions',
  'applyViewTransitionName',
  'applyViewTransitionToHostInstances',
  'applyViewTransitionToHostInstancesRecursive',
  'scheduleViewTransitionEvent',
  'createViewTransitionInstance',
  'getViewTransitionName',
  'getViewTransitionClassName',
  'trackEnterViewTransitions',
  'commitNewChildToFragmentInstance',
  'deleteChildFromFragmentInstance',
  'defaultOnDefaultTransitionIndicator',
  'preload',
  'preloadModule',
  'preinitStyle',
  'preinitScript',
  'preinitModuleScript',
  'updateSuspenseListComponent',
  'updateActivityComponent',
  'mountActionState',
  'updateActionState',
  'rerenderActionState',
]

/** Functions whose result is used even so. */
const RESULTS: ReadonlyArray<readonly [name: string, result: string]> = [
  ['getStackByFiberInDevAndProd', "''"],
]

const FRAGMENT_METHODS = /^FragmentInstance\.prototype\.\w+ = function[\s\S]*?\n\};\n/gm
const CLIENT_ONLY_ROOT = /^exports\.createRoot = function[\s\S]*?\n\};\n/m

function bodyOf(name: string): RegExp {
  return new RegExp(`^function ${name}\\([^)]*\\) \\{\\n[\\s\\S]*?\\n\\}\\n`, 'm')
}

/** The source without the unused parts, or undefined when it is not the release that they were looked up in. */
export function withoutUnusedParts(source: string): string | undefined {
  const cuts = [...FUNCTIONS.map((name) => [name, ''] as const), ...RESULTS]
  const expected = [...cuts.map(([name]) => bodyOf(name)), FRAGMENT_METHODS, CLIENT_ONLY_ROOT]
  if (!expected.every((part) => source.search(part) >= 0)) return undefined
  const code = cuts.reduce(
    (text, [name, result]) =>
      text.replace(bodyOf(name), () => `function ${name}() {${result && ` return ${result} `}}\n`),
    source,
  )
  return code.replace(FRAGMENT_METHODS, '').replace(CLIENT_ONLY_ROOT, '')
}

/** Leaves the unused parts of react-dom out of the browser's build. */
export const unusedReact = () =>
  fittedChange({
    name: 'unused-react',
    environment: 'client',
    files: ['react-dom/cjs/react-dom-client.production.js'],
    change: withoutUnusedParts,
  })
