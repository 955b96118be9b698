/** The metrics that a browser reports, by the names that browsers and web.dev give them. */
export const metricNames = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const
export type MetricName = (typeof metricNames)[number]

export const devices = ['phone', 'desktop'] as const
export type Device = (typeof devices)[number]

export const connections = ['2g', '3g', '4g', 'unknown'] as const
export type Connection = (typeof connections)[number]
