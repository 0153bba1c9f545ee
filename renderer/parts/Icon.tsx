import { type IconName, icons } from './icons'
import { LineIcon } from './LineIcon'

const isIcon = (name: string): name is IconName => Object.hasOwn(icons, name)

/** A line icon in the colour and size of the text around it. It only decorates; an unknown name draws none. */
export function Icon({ name }: { name: IconName | (string & {}) }) {
  if (!isIcon(name)) return null
  return <LineIcon path={icons[name]} />
}
