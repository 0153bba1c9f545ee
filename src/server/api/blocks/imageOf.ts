import type { Image } from '../../../../schemas'

/** The image fragment of a stored picture; none when there is no picture. */
export const imageOf = (src: string | null | undefined, alt: string | undefined): Image | undefined =>
  src ? { src, alt: alt ?? '' } : undefined
