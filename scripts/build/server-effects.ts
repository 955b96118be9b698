/**
 * The hooks that React never runs on the server. The worker's build takes their calls for pure, so that an effect is
 * left out with all that it alone needs.
 */
export const EFFECTS = ['useEffect', 'useLayoutEffect', 'useInsertionEffect', 'useImperativeHandle']
