/** The oldest supported browsers (docs/frontend.md), whose syntax the build keeps to. */
export const BROWSERS = ['chrome114', 'edge114', 'firefox125', 'safari17']
