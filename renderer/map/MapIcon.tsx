import type { MapIconName as Name } from '../../schemas/engine'
import { Icon, LineIcon } from '../parts/Icon'
import { icons, isIcon } from '../parts/icons'

/** Line icons of places and walks: one path each, on a grid of 24. They are apart from those of every page, which the first view loads. */
const mapIcons = {
  basket:
    'M2.5 4H5l3 11.5h9.5L20 7.5H6M9 20.5a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3ZM16.5 20.5a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3Z',
  bench: 'M4 7.5h16M4 11h16M3 15h18M6 15v4.5M18 15v4.5M6.5 7.5V15M17.5 7.5V15',
  bottle: 'M10 2.5h4v5l2.5 3v11h-9v-11l2.5-3ZM7.5 13.5h9',
  bread: 'M5 11a3.5 3.5 0 0 1 1.5-6.5h11A3.5 3.5 0 0 1 19 11v8.5H5ZM10 9v6.5M14 9v6.5',
  climb: 'M2.5 19.5 9.5 7l4 7 2.5-4 5.5 9.5Z',
  defibrillator:
    'M12 20.5C5 15.5 3 12 3 8.8 3 6 5 4 7.5 4c2 0 3.5 1 4.5 3 1-2 2.5-3 4.5-3C19 4 21 6 21 8.8c0 3.2-2 6.7-9 11.7ZM13 8l-3 4h4l-3 4',
  fall: 'M4.5 6.5 11 13l3-3 6 6.5M20 11v5.5h-5.5',
  glass: 'M5.5 3.5h13l-1.5 17H7ZM6.3 11c1.9-1.3 3.8-1.3 5.7 0s3.8 1.3 5.7 0',
  monument: 'M12 2.5 15 6v10.5H9V6ZM6.5 20.5v-4h11v4M3.5 20.5h17',
  parking: 'M4 3.5h16v17H4ZM9.5 17V7.5h3.2a3 3 0 0 1 0 6H9.5',
  restaurant: 'M7 3v18M4 3v5a3 3 0 0 0 6 0V3M17.5 21V3C15 4.5 14 7.5 14 12h3.5',
  route:
    'M6 20.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM18 7.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM8 18.5h7.5a3.5 3.5 0 0 0 0-7h-7a3 3 0 0 1 0-6H16',
  shield: 'M12 3l7.5 3v6c0 4-2.8 7-7.5 9-4.7-2-7.5-5-7.5-9V6ZM8.5 11.5l2.5 2.5 4.5-4.5',
  shop: 'M5.5 8h13l1 12.5h-15ZM8.5 11V7a3.5 3.5 0 0 1 7 0v4',
  stethoscope: 'M6.5 3.5h-2V9a4.5 4.5 0 0 0 9 0V3.5h-2M9 13.5V16a5 5 0 0 0 10 0v-3M19 13a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  stroller:
    'M3.5 5h2.5l3 8.5h9a6 6 0 0 0 2.5-5h-13M13.5 8.5v-5a6.5 6.5 0 0 1 7 5M10 20a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3ZM17 20a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3Z',
  toilets:
    'M6.5 6a1.75 1.75 0 1 0 0-3.5 1.75 1.75 0 0 0 0 3.5ZM17.5 6a1.75 1.75 0 1 0 0-3.5 1.75 1.75 0 0 0 0 3.5ZM5 21v-6.5H4V10a2 2 0 0 1 2-2h1a2 2 0 0 1 2 2v4.5H8V21ZM16.5 8h2l2.5 8h-2v5h-3v-5h-2ZM12 3v18',
  tower: 'M7 20.5V9.5l5-7 5 7v11M4 20.5h16M10 20.5V17a2 2 0 0 1 4 0v3.5M12 10v2.5',
  wheelchair: 'M10 6.5A1.75 1.75 0 1 0 10 3a1.75 1.75 0 0 0 0 3.5ZM10 8.5v6h5.5l3 5.5M10 11h5M8 12.5a5 5 0 1 0 6.5 6.5',
} as const satisfies Readonly<Record<Name, string>>

type MapIconName = keyof typeof mapIcons

/** Whether a name from the data is the name of one of these icons. */
const isMapIcon = (name: string): name is MapIconName => Object.hasOwn(mapIcons, name)

/** The path of an icon of maps, or else of one of every page; undefined for other names. */
export function iconPath(name: string): string | undefined {
  if (isMapIcon(name)) return mapIcons[name]
  return isIcon(name) ? icons[name] : undefined
}

/** A decorative icon of maps, or else one of every page. An unknown name renders nothing. */
export function MapIcon({ name }: { name: MapIconName | (string & {}) }) {
  return isMapIcon(name) ? <LineIcon path={mapIcons[name]} /> : <Icon name={name} />
}
