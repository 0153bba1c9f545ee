/** Creates the key of a new report, also on insecure origins. */
export const createReportKey = (): string => globalThis.crypto?.randomUUID?.() ?? `${Date.now()}`.padStart(16, '0')
