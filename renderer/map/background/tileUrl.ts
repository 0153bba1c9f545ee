import type { TileSettings } from '../MapSettings'

/** The address template of tiles with the key of the provider. */
export const tileUrl = ({ url, key = '' }: TileSettings): string => url.replaceAll('{key}', encodeURIComponent(key))
