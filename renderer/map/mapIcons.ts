/** Icons of the controls of a map, on the grid of `LineIcon`. Not among the icons that every page loads. */
export const mapIcons = {
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  close: 'm6 6 12 12M18 6 6 18',
  locate:
    'M12 18.5a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM12 2v3.5M12 18.5V22M2 12h3.5M18.5 12H22M12 13.5a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3Z',
  move: 'M12 3v18M3 12h18M9 6l3-3 3 3M9 18l3 3 3-3M6 9l-3 3 3 3M18 9l3 3-3 3',
  up: 'M12 19.5v-15M5.5 11 12 4.5l6.5 6.5',
  down: 'M12 4.5v15M5.5 13l6.5 6.5 6.5-6.5',
  left: 'M19.5 12h-15M11 5.5 4.5 12l6.5 6.5',
  right: 'M4.5 12h15M13 5.5l6.5 6.5-6.5 6.5',
} as const
