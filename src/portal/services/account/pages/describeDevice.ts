const browsers: readonly [pattern: RegExp, name: string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const systems: readonly [pattern: RegExp, name: string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\b(?:Linux|CrOS)\b/, 'Linux'],
]

const nameIn = (list: typeof browsers, agent: string): string | undefined =>
  list.find(([pattern]) => pattern.test(agent))?.[1]

/** Browser and system of a user agent, such as `Firefox · Windows`; undefined when neither is known. */
export function describeDevice(agent = ''): string | undefined {
  const names = [nameIn(browsers, agent), nameIn(systems, agent)].filter((name) => name !== undefined)
  return names.length > 0 ? names.join(' · ') : undefined
}
