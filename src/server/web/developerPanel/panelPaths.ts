/** Addresses of the panel for developers, which exist in development only. */
export const panelPaths = {
  style: '/developer-panel.css',
  explain: (code: string): string => `/developer-panel/explain/${encodeURIComponent(code)}`,
} as const
