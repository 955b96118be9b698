/** The oldest browsers whose syntax the browser's code is built for (docs/frontend.md, 'Supported browsers and devices'). */
export const BROWSERS = ['chrome111', 'edge111', 'firefox115', 'safari16.4']
