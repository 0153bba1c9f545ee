/** The address of a provider with its key in the place of `{key}`. */
export const fillKey = (url: string, key = ''): string => url.replaceAll('{key}', encodeURIComponent(key))

/** The address template of tiles with the key of the provider. */
export const tileUrl = ({ url, key }: { url: string; key?: string }): string => fillKey(url, key)
