/** Fill and edge of something on the map. */
export type Paint = { fill: string; edge: string }

/** Colours of the map. They are its own, not the town's, so that pins and tracks in the town's colours stand out. */
export type Palette = {
  land: Readonly<Record<string, string>>
  ground: string
  water: Paint
  building: Paint
  landmark: Paint
  roads: Readonly<Record<string, Paint>>
  /** Dashes of ways for feet and bicycles, and the light line below them. */
  paths: Readonly<Record<string, string>>
  pathGround: string
  rail: Paint
  contour: string
  majorContour: string
  labels: Readonly<Record<string, string>>
  halo: string
}

export const day: Palette = {
  ground: '#f5f2e9',
  land: {
    meadow: '#ebf0db',
    residential: '#efebe5',
    wood: '#cfe0ba',
    park: '#d3e8c0',
    cemetery: '#d9e4cf',
    industrial: '#e7e3e7',
    square: '#faf1df',
  },
  water: { fill: '#a8d0e6', edge: '#7fb4d3' },
  building: { fill: '#ddd3c6', edge: '#c4b6a5' },
  landmark: { fill: '#cdb9a6', edge: '#a98f78' },
  roads: {
    motorway: { fill: '#f2a774', edge: '#c9713c' },
    primary: { fill: '#fbd98f', edge: '#d3a44b' },
    secondary: { fill: '#fdf1c4', edge: '#cdb877' },
    residential: { fill: '#ffffff', edge: '#cfc7bb' },
    service: { fill: '#ffffff', edge: '#d9d1c6' },
    pedestrian: { fill: '#f8ece4', edge: '#d6c1b3' },
  },
  paths: { cycleway: '#3f6fb5', footway: '#b3654a', path: '#94683a', steps: '#b3654a' },
  pathGround: '#ffffffb3',
  rail: { fill: '#fbfaf8', edge: '#85807b' },
  contour: '#a8733b4d',
  majorContour: '#a8733b8c',
  labels: {
    road: '#4a443d',
    path: '#7a5430',
    city: '#4a443d',
    town: '#26221e',
    village: '#38332d',
    neighbourhood: '#6a6158',
    landmark: '#6d432f',
    station: '#34527d',
    peak: '#6a4a26',
    wood: '#42682f',
    park: '#42682f',
    cemetery: '#55704a',
    industrial: '#6b6470',
    water: '#2f6f9c',
    contour: '#8d6230',
  },
  halo: '#fffffde6',
}

export const night: Palette = {
  ground: '#1d2229',
  land: {
    meadow: '#1f282a',
    residential: '#242a33',
    wood: '#1c2f29',
    park: '#20352c',
    cemetery: '#243230',
    industrial: '#282b35',
    square: '#2f343e',
  },
  water: { fill: '#16384c', edge: '#245a76' },
  building: { fill: '#313945', edge: '#414b59' },
  landmark: { fill: '#47413f', edge: '#6a5f57' },
  roads: {
    motorway: { fill: '#8a5f3e', edge: '#3c2c20' },
    primary: { fill: '#74643a', edge: '#332d1d' },
    secondary: { fill: '#5b5743', edge: '#26251e' },
    residential: { fill: '#454e5c', edge: '#171b21' },
    service: { fill: '#3b434f', edge: '#1a1f26' },
    pedestrian: { fill: '#4a4550', edge: '#1d1c22' },
  },
  paths: { cycleway: '#7ea7e0', footway: '#cf9078', path: '#b98f5e', steps: '#cf9078' },
  pathGround: '#14181e80',
  rail: { fill: '#20262e', edge: '#77808c' },
  contour: '#c79a622e',
  majorContour: '#c79a6259',
  labels: {
    road: '#c9d0d9',
    path: '#d3b18a',
    city: '#c9d0d9',
    town: '#f4f6f8',
    village: '#e3e7ec',
    neighbourhood: '#a9b3bf',
    landmark: '#e0bfa9',
    station: '#a9c6f0',
    peak: '#dcb98a',
    wood: '#93c39a',
    park: '#93c39a',
    cemetery: '#9db5a2',
    industrial: '#b3b0bd',
    water: '#86c3e6',
    contour: '#c9a272',
  },
  halo: '#14181eE6',
}
