import { Icon, LineIcon } from '../../parts/Icon'

/** Line icons of walks: one path each, on a grid of 24. They are apart from those of every page, which the first view loads. */
const walkIcons = {
  bench: 'M4 7.5h16M4 11h16M3 15h18M6 15v4.5M18 15v4.5M6.5 7.5V15M17.5 7.5V15',
  climb: 'M2.5 19.5 9.5 7l4 7 2.5-4 5.5 9.5Z',
  fall: 'M4.5 6.5 11 13l3-3 6 6.5M20 11v5.5h-5.5',
  route:
    'M6 20.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM18 7.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM8 18.5h7.5a3.5 3.5 0 0 0 0-7h-7a3 3 0 0 1 0-6H16',
  stroller:
    'M3.5 5h2.5l3 8.5h9a6 6 0 0 0 2.5-5h-13M13.5 8.5v-5a6.5 6.5 0 0 1 7 5M10 20a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3ZM17 20a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3Z',
  toilets:
    'M6.5 6a1.75 1.75 0 1 0 0-3.5 1.75 1.75 0 0 0 0 3.5ZM17.5 6a1.75 1.75 0 1 0 0-3.5 1.75 1.75 0 0 0 0 3.5ZM5 21v-6.5H4V10a2 2 0 0 1 2-2h1a2 2 0 0 1 2 2v4.5H8V21ZM16.5 8h2l2.5 8h-2v5h-3v-5h-2ZM12 3v18',
  wheelchair: 'M10 6.5A1.75 1.75 0 1 0 10 3a1.75 1.75 0 0 0 0 3.5ZM10 8.5v6h5.5l3 5.5M10 11h5M8 12.5a5 5 0 1 0 6.5 6.5',
} as const

type WalkIconName = keyof typeof walkIcons

/** Whether a name from the data is the name of one of these icons. */
const isWalkIcon = (name: string): name is WalkIconName => Object.hasOwn(walkIcons, name)

/** The path of an icon of walks; undefined for other names. */
export const walkIconPath = (name: string): string | undefined => (isWalkIcon(name) ? walkIcons[name] : undefined)

/** A decorative icon of walks, or else one of every page. An unknown name renders nothing. */
export function WalkIcon({ name }: { name: WalkIconName | (string & {}) }) {
  return isWalkIcon(name) ? <LineIcon path={walkIcons[name]} /> : <Icon name={name} />
}
