import Stroke, { type Options } from 'ol/style/Stroke.js'
import Style from 'ol/style/Style.js'

export const lineStyle = (zIndex: number, stroke: Options): Style => new Style({ zIndex, stroke: new Stroke(stroke) })
