import { azteccode, type DrawingContext, pdf417 } from 'bwip-js/browser'
import type { DrawnCode } from '../../pages/CodeSheet'
import type { MatrixCode } from './drawCode'

/** Space without ink around a code, in the units of its path: two modules or more, which ISO 15438 asks for PDF417. */
const quiet = 4

/** Draws a text as a code of dots; undefined for one that is too long. */
export function drawMatrix(code: MatrixCode, text: string): DrawnCode | undefined {
  const aztec = { bcid: 'azteccode', text, scale: 1 }
  // Rows three times as tall as a module is wide, as ISO 15438 asks. The type does not know the option.
  const stacked = { bcid: 'pdf417', text, scale: 1, rowheight: 3 }
  try {
    return code === 'aztec'
      ? azteccode<DrawnCode>(aztec, createPathContext('qr'))
      : pdf417<DrawnCode>(stacked, createPathContext('stack'))
  } catch {
    return undefined
  }
}

/** Collects what the library draws as one path. It draws these codes of polygons alone, without text. */
function createPathContext(kind: DrawnCode['kind']): DrawingContext<DrawnCode> {
  const drawn = { kind, width: 0, height: 0, path: '' }
  const unused = () => {}
  return {
    scale: (x, y) => [x, y],
    measure: () => ({ width: 0, ascent: 0, descent: 0 }),
    init(width, height) {
      Object.assign(drawn, { width: width + 2 * quiet, height: height + 2 * quiet })
    },
    polygon(points) {
      drawn.path += `M${points.map(([x, y]) => `${x + quiet} ${y + quiet}`).join('L')}z`
    },
    line: unused,
    hexagon: unused,
    ellipse: unused,
    fill: unused,
    text: unused,
    end: () => drawn,
  }
}
