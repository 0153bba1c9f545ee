import type { Town } from './Town'
import type { TownFolder } from './TownFolder'

/** A file id in an image fragment. Anything else is a path or a URL. */
const fileId = /^[A-Za-z0-9._-]+$/
const picture = /\.(?:svg|png|jpe?g|webp|avif)$/

/** Checks that every file id in a record is a picture in the town's folder. */
export function checkImages(town: Town, folder: TownFolder): void {
  for (const name of town.images) {
    if (!/^[A-Za-z0-9_-][A-Za-z0-9._-]*$/.test(name) || !picture.test(name)) {
      folder.report(
        `images/${name}`,
        '',
        'The name must have letters, digits, ".", "_" and "-" and end in .svg, .png, .jpg, .jpeg, .webp or .avif.',
      )
    }
  }
  const known = new Set(town.images)
  const visit = (file: string, value: unknown, pointer: string): void => {
    if (typeof value !== 'object' || value === null) return
    for (const [key, child] of Object.entries(value)) {
      const at = `${pointer}/${key}`
      if ((key === 'image' || key === 'src' || key === 'iosIcon') && typeof child === 'string') {
        if (fileId.test(child) && !known.has(child))
          folder.report(file, at, `There is no picture "${child}" in images/.`)
      } else visit(file, child, at)
    }
  }
  const { portal, home, publications, events, places, polls, footer, contents, walks } = town
  const files = {
    portal,
    home,
    publications,
    events,
    places,
    polls,
    footer,
    walks: walks.map(({ image, steps }) => ({ image, steps })),
  }
  for (const [name, value] of Object.entries(files)) visit(`${name}.json`, value, '')
  for (const content of contents) visit(`contents/${content.uid}.json`, content, '')
  for (const [index, name] of (portal.bannerImages ?? []).entries()) {
    if (fileId.test(name) && !known.has(name)) {
      folder.report('portal.json', `/bannerImages/${index}`, `There is no picture "${name}" in images/.`)
    }
  }
}
