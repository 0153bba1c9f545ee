/** The files a folder is searched for: JSON and records of JSON, compressed or not. */
export const isPayloadName = (name: string): boolean => /\.(?:json|ndjson|jsonl)(?:\.gz)?$/i.test(name)

/** The same in words. */
export const payloadNames = '.json, .ndjson or .jsonl'
