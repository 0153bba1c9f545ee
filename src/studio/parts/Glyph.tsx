import styles from './Glyph.module.css'

/** Icons of one path each, on a grid of 16. */
const paths = {
  belfry: 'M8 1.2 11 5v2.500H5V5ZM5.500 7.500h5V14h-5ZM3.500 14.500h9M8 9.200v2',
  list: 'M2.500 4h11M2.500 8h11M2.500 12h11',
  sliders:
    'M2 4.500h6M12 4.500h2M2 11.500h2M8 11.500h6M10 6.500a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM6 13.500a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  down: 'm4 6 4 4 4-4',
  up: 'm4 10 4-4 4 4',
  right: 'm6 4 4 4-4 4',
  plus: 'M8 3v10M3 8h10',
  bin: 'M3 4.500h10M6.500 4.500v-2h3v2M4.500 4.500 5 13.500h6l.5-9M7 7v4M9 7v4',
  sheet: 'M3.500 1.500h6l3 3v10h-9ZM9.500 1.500v3h3M5.500 8h5M5.500 11h5',
  brick: 'M2 3.500h12v9H2ZM2 8h12M6 3.500V8M10 8v4.500',
  window: 'M1.500 3h13v10h-13ZM1.500 6h13M3.500 4.500h.1',
  part: 'M2 2.500h12v11H2ZM8 2.500v11',
  close: 'm4 4 8 8M12 4l-8 8',
  search: 'M7 11.500a4.500 4.500 0 1 0 0-9 4.500 4.500 0 0 0 0 9ZM10.500 10.500 14 14',
  good: 'M8 14.500a6.500 6.500 0 1 0 0-13 6.500 6.500 0 0 0 0 13ZM5 8.200l2.200 2.200L11.200 6',
  bad: 'M8 14.500a6.500 6.500 0 1 0 0-13 6.500 6.500 0 0 0 0 13ZM5.800 5.800l4.400 4.400M10.200 5.800l-4.400 4.400',
  warn: 'M8 2 14.800 13.500H1.200ZM8 6.500V10M8 11.600v.4',
  pencil: 'm3 13 .6-2.800L10.800 3l2.200 2.200-7.200 7.200ZM9.500 4.300l2.200 2.200',
  copy: 'M5.500 5.500h8v8h-8ZM10.500 5.500v-3h-8v8h3',
  undo: 'M5.500 3 2.500 6l3 3M2.500 6h7a4 4 0 0 1 0 8h-2',
  redo: 'M10.500 3l3 3-3 3M13.500 6h-7a4 4 0 0 0 0 8h2',
  link: 'M6.500 9.500l3-3M7.500 4.500 9 3a2.830 2.830 0 0 1 4 4l-1.500 1.500M8.500 11.500 7 13a2.830 2.830 0 0 1-4-4l1.500-1.500',
  alone: 'M9 2.500h4.500V7M13.500 2.500 8 8M6.500 3h-4v10.500H13v-4',
  eye: 'M1.500 8S4 3.500 8 3.500 14.500 8 14.500 8 12 12.500 8 12.500 1.500 8 1.500 8ZM8 10a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  play: 'M4.500 2.500 13 8l-8.500 5.500Z',
} as const

export type GlyphName = keyof typeof paths

/** A small decorative icon in the colour of the surrounding text. */
export function Glyph({ name }: { name: GlyphName }) {
  return (
    <svg className={styles.glyph} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path d={paths[name]} />
    </svg>
  )
}
