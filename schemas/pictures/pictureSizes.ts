/**
 * Every picture size, in CSS pixels, that blocks and portal request. The file service produces no others. `crop` fills the box;
 * otherwise the picture fits inside it, and 0 leaves a side free. Dense displays request twice the size, or one of `widths` with the
 * aspect ratio of the box.
 */
export const pictureSizes = [
  // Rows and cells.
  { width: 46, height: 46, crop: true },
  { width: 72, height: 72, crop: true },
  { width: 75, height: 75, crop: true },
  { width: 100, height: 100, crop: true },
  { width: 320, height: 240, crop: true },
  { width: 400, height: 400, crop: true, widths: [400, 800] },
  { width: 640, height: 320, crop: true },
  // Previews of uploaded pictures.
  { width: 140, height: 140, crop: true },
  { width: 250, height: 140, crop: true },
  // Banners: small, medium and large.
  { width: 1224, height: 306, crop: true, widths: [480, 800, 1224, 1600, 2448] },
  { width: 1224, height: 612, crop: true, widths: [480, 800, 1224, 1600, 2448] },
  { width: 1224, height: 918, crop: true, widths: [480, 800, 1224, 1600, 2448] },
  // Pictures between texts, and enlarged.
  { width: 240, height: 180 },
  { width: 800, height: 600, widths: [400, 800, 1224, 1600] },
  { width: 1600, height: 1200, widths: [800, 1600, 2400] },
  // Logos.
  { width: 0, height: 38 },
  { width: 0, height: 48 },
  // Icons of browsers and home screens.
  { width: 64, height: 64 },
  { width: 180, height: 180 },
  { width: 512, height: 512 },
  // Previews of shared links.
  { width: 1200, height: 630, crop: true },
] as const

/** Maximum side of a resized picture, in pixels. */
export const maxPictureSide = 2560

type Exact<Size> = Size &
  (Size extends { crop: true } ? unknown : { crop?: false }) &
  (Size extends { widths: readonly number[] } ? unknown : { widths?: undefined })
type Each<Size> = Size extends unknown ? Exact<Size> : never

/** Exactly one of the sizes; members that it does not have are forbidden. */
export type PictureSize = Each<(typeof pictureSizes)[number]>
