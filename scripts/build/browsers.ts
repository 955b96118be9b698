/** The oldest supported browsers (docs/frontend.md), whose syntax the build keeps to. */
export const BROWSERS = ['chrome111', 'edge111', 'firefox115', 'safari16.4']
